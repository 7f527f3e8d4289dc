import { expect, test } from 'vitest';
import { parseCoordinate } from '../../../../shared/geo/reading/parse-coordinate.ts';
import { placeOf, positionOf, withKnownPlace } from './draft-place.ts';

test('a known place gives a draft its name and its very position, also by what then stands in the box', () => {
  const known = { name: 'Hornindalsvatnet', latitude: 61.933412, longitude: 6.100007, distanceM: 410 };
  const content = {
    observer: '',
    placeText: '61,93 6,1',
    registration: {
      ObsLocation: { Latitude: 61.93, Longitude: 6.1, Uncertainty: 50, LocationName: 'Vatnet' },
    },
    pictures: [],
  };
  const changed = withKnownPlace(content, known);
  expect(placeOf(changed)).toMatchObject({ LocationName: 'Hornindalsvatnet', Uncertainty: 50 });
  expect(positionOf(changed)).toEqual({ latitude: 61.933412, longitude: 6.100007 });
  expect(parseCoordinate(changed.placeText)[0]?.place).toEqual(positionOf(changed));
});
