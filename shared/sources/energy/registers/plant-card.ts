import type { BridgeType } from '../../../contracts/bridge/types.ts';
import { appError } from '../../../contracts/errors.ts';
import { applicationName, foldPlantName, nameCertainty, plantName } from './certificate-join.ts';
import { readPoint } from './point.ts';
import type { Registers } from './registers.ts';

/** A plant with its point and the applications that belong to it, sure ones first. */
export async function readPlantCard(
  registers: Registers,
  plantNumber: number,
): Promise<BridgeType<'PlantCard'>> {
  const key = String(plantNumber);
  const plant = await registers.findRow('plants', key);
  if (!plant) throw appError('register/unknown-row', { register: 'plants', key });
  const pointRow = await registers.findRow('points', key);
  const point = pointRow && readPoint(pointRow.value);
  const owned = plant.ownerNumber === '' ? [] : await registers.applicationsOfOwner(plant.ownerNumber);
  const name = foldPlantName(plantName(plant.value));
  const certificates = owned.flatMap((application) => {
    const certainty = nameCertainty(name, foldPlantName(applicationName(application.value)));
    return certainty ? [{ rowKey: application.key, certainty, row: application.value }] : [];
  });
  return {
    row: plant.value,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    certificates: [
      ...certificates.filter(({ certainty }) => certainty === 'match'),
      ...certificates.filter(({ certainty }) => certainty === 'possible'),
    ],
  };
}
