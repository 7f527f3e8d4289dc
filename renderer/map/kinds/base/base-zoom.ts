/** From this zoom on coast and lakes are drawn finely. */
export const FINE_ZOOM = 5.6;
