import type { Channel } from '../../shared/bridge/channel.ts';

/** Told of every end that joins the data window. */
export interface DataConnectionListener {
  onHost(channel: Channel): void;
  onUi(channel: Channel): void;
}
