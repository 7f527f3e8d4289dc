// What is written into each form, in both languages: for clients that ask for help, and for the forms of the app.

/** By the type of the form (RegistrationKDV). */
export const helpTexts: { readonly [registrationTid: number]: readonly [nb: string, en: string] } = {
  10: [
    'Skriv det som ikke passer i de andre skjemaene: hva du gjorde, hva du så, hva andre bør vite.',
    'Write what fits into no other form: what you did, what you saw, what others should know.',
  ],
  11: [
    'Fortell hva som skjedde, hvem eller hva som ble rammet, og hvordan det gikk. Nevn ingen ved navn.',
    'Tell what happened, who or what was hit, and how it ended. Name nobody.',
  ],
  13: [
    'Velg hvert faretegn du så. Så du ingen, er det også en observasjon: velg «Ingen faretegn observert».',
    'Choose every danger sign that you saw. Having seen none is an observation too: choose the one that says so.',
  ],
  14: [
    'Hva ble skadet, og hvor? «Ingen skade observert» er også et svar.',
    'What was damaged, and where? “No damage observed” is an answer too.',
  ],
  21: [
    'Været på stedet: nedbør, lufttemperatur i °C, vind i m/s og retningen den blåser fra.',
    'The weather at the place: precipitation, air temperature in °C, wind in m/s and where it blows from.',
  ],
  22: [
    'Snødybde og nysnø siste døgn, hva slags overflate snøen har, og hvor våt den er.',
    'Depth of the snow and of the new snow in the last 24 hours, what its surface is like, and how wet it is.',
  ],
  25: [
    'Test av stabilitet: koden fra CT eller ECT, antall slag, og hvor dypt under overflaten bruddet kom.',
    'A stability test: the code of CT or ECT, the number of taps, and how deep below the surface it broke.',
  ],
  26: [
    'Ett skred: når det gikk, hva slags, hvor stort, hva som løste det ut, himmelretning og høyde.',
    'One avalanche: when it ran, its kind and size, what released it, aspect and height.',
  ],
  31: [
    'Faregraden du mener gjelder her nå, hvorfor, og om varselet stemmer.',
    'The danger level that you find right here and now, why, and whether the forecast holds.',
  ],
  32: [
    'Det svake laget, hva slags skred det kan gi, hvor lett de løses ut, og i hvilke himmelretninger og høyder.',
    'The weak layer, what avalanches it may give, how easily they release, in which aspects and heights.',
  ],
  33: [
    'Skred du så i et område: hvor mange, når, hvor store, i hvilke himmelretninger og høyder. «Ingen» er også et svar.',
    'Avalanches seen in an area: how many, when, how large, in which aspects and heights. “None” is an answer too.',
  ],
  36: [
    'Lagene i snøen ovenfra og ned: tykkelse, hardhet, kornform, kornstørrelse og fuktighet; temperaturer etter dybde.',
    'The layers of the snow from the top down: thickness, hardness, grain form and size, wetness; temperatures by depth.',
  ],
  50: [
    'Istykkelse målt i borehullet, med snø og sørpe oppå. Ikke målt er ikke null: la feltet stå tomt.',
    'Thickness of the ice, measured in the hole, with snow and slush on it. Not measured is not zero: leave it empty.',
  ],
  51: [
    'Hvor mye is det er på målestedet nå, hvordan den har endret seg, og om den bærer.',
    'How much ice there is at the place now, how it has changed, and whether it carries.',
  ],
  62: [
    'Vannstanden nå: avlest på et merke eller målt i meter, med klokkeslett for hver måling.',
    'The water level now: read from a mark or measured in metres, with the time of each measurement.',
  ],
  71: [
    'Ett jordskred, flomskred, steinsprang eller annet: når, hva slags, hvor stort og hva som løste det ut.',
    'One landslide, debris flow, rock fall or other: when, its kind and size, and what released it.',
  ],
};
