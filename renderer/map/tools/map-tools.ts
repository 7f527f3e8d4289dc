import { boxTool } from './box-tool.tsx';
import type { MapTool } from './map-tool.ts';

/** The tools of the map, in the order of their buttons. */
export const MAP_TOOLS: readonly MapTool[] = [boxTool];
