/** What the handlers of the map service get besides their input. */
export type MapContext = object;
