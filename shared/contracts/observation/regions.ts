// The forecast regions: ids of ForecastRegionTid and SelectedRegions, which stand in no table of GetKdvs.

export interface ForecastRegion {
  readonly id: number;
  readonly name: string;
  /** Of snow: a daily forecast is made for it. */
  readonly isDaily?: true;
  /** Stands for several. */
  readonly isGrouping?: true;
}

type Row = readonly [id: number, name: string, kind?: 'daily'];

const snow: readonly Row[] = [
  [3000, 'Ikke gitt'],
  [3001, 'Svalbard øst'],
  [3002, 'Svalbard vest'],
  [3003, 'Nordenskiöld Land', 'daily'],
  [3004, 'Svalbard sør'],
  [3005, 'Øst-Finnmark'],
  [3006, 'Finnmarkskysten', 'daily'],
  [3007, 'Vest-Finnmark', 'daily'],
  [3008, 'Finnmarksvidda'],
  [3009, 'Nord-Troms', 'daily'],
  [3010, 'Lyngen', 'daily'],
  [3011, 'Tromsø', 'daily'],
  [3012, 'Sør-Troms', 'daily'],
  [3013, 'Indre Troms', 'daily'],
  [3014, 'Lofoten og Vesterålen', 'daily'],
  [3015, 'Ofoten', 'daily'],
  [3016, 'Salten', 'daily'],
  [3017, 'Svartisen', 'daily'],
  [3018, 'Helgeland', 'daily'],
  [3019, 'Nord-Trøndelag'],
  [3020, 'Sør-Trøndelag'],
  [3021, 'Ytre Nordmøre'],
  [3022, 'Trollheimen', 'daily'],
  [3023, 'Romsdal', 'daily'],
  [3024, 'Sunnmøre', 'daily'],
  [3025, 'Nord-Gudbrandsdalen'],
  [3026, 'Ytre Fjordane'],
  [3027, 'Indre Fjordane', 'daily'],
  [3028, 'Jotunheimen', 'daily'],
  [3029, 'Indre Sogn', 'daily'],
  [3030, 'Ytre Sogn'],
  [3031, 'Voss', 'daily'],
  [3032, 'Hallingdal', 'daily'],
  [3033, 'Hordalandskysten'],
  [3034, 'Hardanger', 'daily'],
  [3035, 'Vest-Telemark', 'daily'],
  [3036, 'Rogaland'],
  [3037, 'Vest-Agder'],
  [3038, 'Aust-Agder'],
  [3039, 'Telemark sør'],
  [3040, 'Vestfold'],
  [3041, 'Buskerud sør'],
  [3042, 'Oppland sør'],
  [3043, 'Hedmark'],
  [3044, 'Akershus'],
  [3045, 'Oslo'],
  [3046, 'Østfold'],
];

const snowGroupings: readonly Row[] = [
  [3500, 'Svalbard'],
  [3501, 'Troms og Finnmark'],
  [3502, 'Nordland'],
  [3503, 'Nord-vestlandet'],
  [3504, 'Vestlandet'],
  [3505, 'Langfjella'],
  [3506, 'Sør-Norge'],
  [3507, 'Østlandet'],
];

/** The counties before 2018, numbered alike for soil (200) and ice (700). */
const counties: readonly Row[] = [
  [0, 'Ikke gitt'],
  [1, 'Østfold'],
  [2, 'Akershus'],
  [3, 'Oslo'],
  [4, 'Hedmark'],
  [5, 'Oppland'],
  [6, 'Buskerud'],
  [7, 'Vestfold'],
  [8, 'Telemark'],
  [9, 'Aust-Agder'],
  [10, 'Vest-Agder'],
  [11, 'Rogaland'],
  [12, 'Hordaland'],
  [14, 'Sogn og Fjordane'],
  [15, 'Møre og Romsdal'],
  [18, 'Nordland'],
  [19, 'Troms'],
  [20, 'Finnmark'],
  [21, 'Svalbard'],
  [50, 'Trøndelag'],
];

/** Those whose names are known: 2000 and the national number of the watercourse, 1 to 247. */
const water: readonly Row[] = [
  [2000, 'Ikke gitt'],
  [2002, 'Glommavassdraget'],
  [2012, 'Drammensvassdraget'],
  [2016, 'Skiensvassdraget'],
  [2021, 'Otra'],
  [2036, 'Suldalsvassdraget'],
  [2062, 'Vossovassdraget'],
  [2139, 'Namsen'],
  [2151, 'Vefsna'],
  [2212, 'Altavassdraget'],
  [2234, 'Tana'],
];
function regions(rows: readonly Row[], offset = 0, isGrouping = false): ForecastRegion[] {
  return rows.map(([id, name, kind]) => ({
    id: id + offset,
    name,
    ...(kind ? { isDaily: true as const } : {}),
    ...(isGrouping ? { isGrouping: true as const } : {}),
  }));
}

/** By the prefix of the hazard. */
export const forecastRegions: {
  readonly [Prefix in 'Snow' | 'Ice' | 'Water' | 'Dirt']: readonly ForecastRegion[];
} = {
  Snow: [...regions(snow), ...regions(snowGroupings, 0, true)],
  Dirt: regions(counties, 200),
  Ice: regions(counties, 700),
  Water: regions(water),
};

const regionsById = new Map(
  Object.values(forecastRegions).flatMap((all) => all.map((region) => [region.id, region])),
);

/** The name of a region; empty where it is not known by name. */
export function regionName(id: number): string {
  return regionsById.get(id)?.name ?? '';
}
