/**
 * Where a page of the browser shell keeps what opens the bridge, in the storage of its origin: cookies reach the other
 * ports of the machine too, and with them other programs; this does not.
 */
export const BRIDGE_PROOF = 'varde-bridge-proof';

/** The name under which it stands in the address of a WebSocket. */
export const PROOF_PARAMETER = 'proof';
