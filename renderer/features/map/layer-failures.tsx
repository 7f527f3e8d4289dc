import { Component, type ReactNode } from 'react';
import { discardMap, type KeptMapName } from '../../map/view/kept-map.ts';

interface LayerFailuresProps {
  /** Under which the map is kept. */
  readonly mapName: KeptMapName;
  /** Whether layers are on the map that may be at fault. Where there are none, the page fails as pages do. */
  readonly hasLayers: boolean;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches what the map throws with layers on it, and opens it anew when it is known with which it can be shown. */
export class LayerFailures extends Component<LayerFailuresProps, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!this.props.hasLayers) return;
    discardMap(this.props.mapName);
    this.props.onFailure(error);
    this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!this.props.hasLayers) throw error;
    return null;
  }
}
