import type { OpenedMap } from './kept-map.ts';

/**
 * Tells what a map throws while it draws, once. Nothing on the page would hear of it otherwise: MapLibre draws in a frame
 * of its own, and would leave an old picture on the screen, or none. Of a map whose graphics are lost all is let pass.
 */
export function catchDrawing(opened: OpenedMap): void {
  const { map } = opened;
  const draw = map._render.bind(map);
  map._render = (timeMs) => {
    if (opened.failure) return map;
    try {
      return draw(timeMs);
    } catch (error) {
      const isStopped = error instanceof Error && error.name === 'AbortError';
      if (isStopped || map.getCanvas().getContext('webgl2')?.isContextLost()) throw error;
      opened.failure = { error };
      opened.onFailure(error);
      return map;
    }
  };
}
