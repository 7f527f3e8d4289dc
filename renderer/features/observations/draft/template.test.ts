import { expect, test } from 'vitest';
import { templateOf } from './template.ts';

test('a template has the forms, and neither time, place, id nor pictures', () => {
  const registration = {
    Id: 'x',
    GeoHazardTID: 60,
    DtObsTime: 0,
    ObsLocation: { Latitude: 61, Longitude: 7 },
    Picture: [{ PictureSha256: 'x' }],
    DangerObs: [{ DangerSignTID: 621, DangerObsID: 0 }],
    WaterLevel2: {
      WaterLevelStateTID: 2,
      WaterLevelMeasurement: [{ WaterLevelValue: 1.2, DtMeasurementTime: 0, Pictures: [{}] }],
    },
  };
  expect(templateOf(registration)).toEqual({
    GeoHazardTID: 60,
    DangerObs: [{ DangerSignTID: 621 }],
    WaterLevel2: { WaterLevelStateTID: 2, WaterLevelMeasurement: [{ WaterLevelValue: 1.2 }] },
  });
});

test('a form in which only a time was written is not in it', () => {
  const registration = { GeoHazardTID: 10, AvalancheObs: { DtAvalancheTime: 0 } };
  expect(templateOf(registration)).toEqual({ GeoHazardTID: 10 });
});
