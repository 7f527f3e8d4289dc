import type { FieldHelp } from '../layout-notation.ts';

/** What is meant by the members of snow, for who asks. */
export const snowHelp: FieldHelp = {
  AvalancheActivityObs2: {
    EstimatedNumTID: [
      'Antall du så, ikke antall du tror gikk. Ingen er også et svar.',
      'As many as you saw, not as you think there were. “None” is an answer too.',
    ],
    DtStart: ['Tidligst de kan ha gått.', 'The earliest that they may have run.'],
    DtEnd: ['Senest de kan ha gått.', 'The latest that they may have run.'],
    AvalancheExtTID: ['De fleste av dem.', 'Most of them.'],
    ValidExposition: [
      'Himmelretningene som sidene vender mot der skredene løsnet.',
      'Where the slopes face on which they released.',
    ],
    DestructiveSizeTID: [
      'Det største: 1 velter en person, 3 begraver en bil, 5 legger en bygd øde.',
      'The largest: 1 topples a person, 3 buries a car, 5 lays a village waste.',
    ],
    Comment: ['Hvor, og hva som var likt eller ulikt ved dem.', 'Where, and what they had in common or not.'],
    ExposedHeightComboTID: [
      'Over eller under én høyde, utenfor eller mellom to.',
      'Above or below one height, outside or between two.',
    ],
    ExposedHeight1: ['På nærmeste hundre meter.', 'To the nearest hundred metres.'],
    ExposedHeight2: ['Den andre av de to høydene.', 'The other of the two heights.'],
    AvalTriggerSimpleTID: ['Det som utløste de fleste.', 'What released most of them.'],
    AvalCauseTID: [
      'Laget der bruddet gikk, når du vet det.',
      'The layer in which they broke, where you know it.',
    ],
    AvalPropagationTID: ['Hvor mange av hengene det gjelder.', 'How many of the slopes it is about.'],
  },
  AvalancheObs: {
    DtAvalancheTime: [
      'Så nær du vet. Er det usikkert, si det i kommentaren.',
      'As closely as you know. Where it is uncertain, say so in the comment.',
    ],
    AvalancheTID: [
      'Flak løsner langs en linje, løssnø fra et punkt.',
      'Slabs release along a line, loose snow from a point.',
    ],
    DestructiveSizeTID: [
      '1 velter en person, 2 begraver en, 3 en bil, 4 et hus, 5 en bygd.',
      '1 topples a person, 2 buries one, 3 a car, 4 a house, 5 a village.',
    ],
    AvalancheTriggerTID: ['Hva eller hvem som løste det ut.', 'What or who released it.'],
    Aspect: ['Himmelretningen som siden vender mot.', 'Where the slope faces.'],
    Comment: [
      'Løp, bredde, hvem som var der, spor ved bruddet.',
      'Path, width, who was there, signs at the crown.',
    ],
    HeigthStartZone: ['Meter over havet, fra kart.', 'Metres above the sea, from a map.'],
    HeigthStopZone: [
      'Meter over havet der den siste snøen ligger.',
      'Metres above the sea where the last snow lies.',
    ],
    FractureHeight: [
      'Bruddkanten målt loddrett på hellingen.',
      'The crown, measured at a right angle to the slope.',
    ],
    FractureWidth: ['Fra side til side langs bruddet.', 'From side to side along the fracture.'],
    TerrainStartZoneTID: [
      'Formen på terrenget der det løsnet.',
      'The shape of the terrain where it released.',
    ],
    AvalCauseTID: ['Laget der bruddet gikk.', 'The layer in which it broke.'],
    Trajectory: ['Det folk der kaller løpet.', 'What people there call the path.'],
    SnowLine: ['Lavest sammenhengende snø.', 'The lowest snow without gaps.'],
    StartLat: ['Desimalgrader nord, øverst i bruddet.', 'Decimal degrees north, at the top of the fracture.'],
    StartLong: ['Desimalgrader øst, øverst i bruddet.', 'Decimal degrees east, at the top of the fracture.'],
    StopLat: [
      'Desimalgrader nord, der den siste snøen ligger.',
      'Decimal degrees north, where the last snow lies.',
    ],
    StopLong: [
      'Desimalgrader øst, der den siste snøen ligger.',
      'Decimal degrees east, where the last snow lies.',
    ],
  },
  AvalancheEvalProblem2: {
    AvalCauseTID: ['Laget du mener vil svikte.', 'The layer that you think will fail.'],
    AvalancheExtTID: ['Hva slags skred det gir her.', 'What kind of avalanche it makes here.'],
    AvalTriggerSimpleTID: ['Hvor lite som skal til.', 'How little it takes.'],
    DestructiveSizeTID: ['Det største du mener er mulig.', 'The largest that you find possible.'],
    AvalPropagationTID: ['Hvor mange av hengene som er slik.', 'How many of the slopes are so.'],
    ValidExposition: [
      'Himmelretningene der problemet finnes.',
      'Where the slopes face that have the problem.',
    ],
    ExposedHeightComboTID: [
      'Over eller under én høyde, utenfor eller mellom to.',
      'Above or below one height, outside or between two.',
    ],
    ExposedHeight1: ['På nærmeste hundre meter.', 'To the nearest hundred metres.'],
    ExposedHeight2: ['Den andre av de to høydene.', 'The other of the two heights.'],
    AvalCauseDepthTID: ['Fra overflaten ned til laget.', 'From the surface down to the layer.'],
    AvalCauseAttributes: [
      'Alt du fant ved laget og snøen over det.',
      'All that you found of the layer and of the snow above it.',
    ],
    AvalProbabilityTID: ['At noen løser det ut i dag.', 'That somebody releases it today.'],
    Comment: ['Hva du bygger det på.', 'What you base it on.'],
  },
  AvalancheEvaluation3: {
    AvalancheDangerTID: [
      'Der du var, slik du fant det: ikke varselet.',
      'Where you were, as you found it: not the forecast.',
    ],
    AvalancheEvaluation: ['Hva som gjør at du mener det.', 'What makes you think so.'],
    AvalancheDevelopment: [
      'Blir det tryggere eller farligere, og hvorfor?',
      'Is it getting safer or more dangerous, and why?',
    ],
    ForecastCorrectTID: ['For stedet og dagen.', 'For the place and the day.'],
    ForecastComment: ['Hva som ikke stemte.', 'What was not right.'],
  },
  SnowSurfaceObservation: {
    SnowDepth: [
      'Fra bakken til overflaten, på et sted som ligner omgivelsene.',
      'From the ground to the surface, at a place that is like its surroundings.',
    ],
    NewSnowDepth24: ['Falt siden samme tid i går.', 'Fallen since the same time yesterday.'],
    SnowSurfaceTID: ['Det øverste laget der du står.', 'The topmost layer where you stand.'],
    SurfaceWaterContentTID: [
      'Klem en snøball: tørr, fuktig, våt, drypper.',
      'Press a snowball: dry, moist, wet, dripping.',
    ],
    Comment: ['Hvor snøen ligger ujevnt, og hvor mye.', 'Where the snow lies unevenly, and how much.'],
    SnowDriftTID: ['Snø som vinden flytter nå.', 'Snow that the wind moves now.'],
    SnowLine: ['Lavest sammenhengende snø.', 'The lowest snow without gaps.'],
    NewSnowLine: ['Lavest der nysnøen ligger.', 'The lowest where the new snow lies.'],
    HeightLimitLayeredSnow: [
      'Under denne høyden er snøen uten lag.',
      'Below this height the snow has no layers.',
    ],
  },
  WeatherObservation: {
    PrecipitationTID: ['Det som faller mens du står der.', 'What falls while you stand there.'],
    AirTemperature: ['I skyggen, i hodehøyde.', 'In the shade, at the height of the head.'],
    WindSpeed: ['Middel over noen minutter, ikke vindkast.', 'The mean of some minutes, not gusts.'],
    WindDirection: ['Vend ansiktet mot vinden: dit du ser.', 'Face the wind: where you look.'],
    Comment: ['Sikt, sol, hvordan været skifter.', 'Sight, sun, how the weather changes.'],
    CloudCover: ['Hvor mye av himmelen som er dekket.', 'How much of the sky is covered.'],
  },
  CompressionTest: {
    PropagationTID: [
      'Koden for det som skjedde: brudd, forplantning, ingenting.',
      'The code of what happened: fracture, propagation, nothing.',
    ],
    TapsFracture: [
      'Slaget det brast på, av 30: ti fra håndledd, albue, skulder.',
      'The tap at which it broke, of 30: ten each from wrist, elbow, shoulder.',
    ],
    FractureDepth: ['Mål der bruddet vises i veggen.', 'Measure where the fracture shows in the wall.'],
    StabilityEvalTID: ['Hva testen sier om hengen.', 'What the test says of the slope.'],
    TapsFullPropagation: [
      'Slaget der bruddet gikk gjennom hele blokken.',
      'The tap at which it went through the whole block.',
    ],
    ComprTestFractureTID: ['Slik flaten så ut etter bruddet.', 'How the surface looked after it broke.'],
    IncludeInSnowProfile: ['Testen er gjort i samme grop.', 'The test was made in the same pit.'],
    Comment: ['Helling, sted, hva som var uvanlig.', 'Slope, place, what was unusual.'],
  },
};
