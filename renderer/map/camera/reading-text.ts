import type { CoordinateReading } from '../../../shared/geo/reading/coordinate-reading.ts';
import type { Text } from '../../i18n/create-text.ts';

/** How a written coordinate was understood: `UTM 32`. */
export function readingText(reading: CoordinateReading, text: Text): string {
  switch (reading.form) {
    case 'degrees':
      return text('map.reading.degrees');
    case 'utm':
      return text('map.reading.utm', { zone: reading.point.zone });
    case 'mgrs':
      return text('map.reading.mgrs');
  }
}
