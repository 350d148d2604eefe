import type { NamedPlace } from '../cityNames.ts'

/** Where the name of a trunk road stands, on the road (trunkRoads.ts), and from which zoom on. */
export interface RoadName extends NamedPlace {
  readonly from: number
}

const numbered = (number: string, ...places: [latitude: number, longitude: number][]): RoadName[] =>
  places.map(([Latitude, Longitude]) => ({ Name: number, BurmeseName: null, Latitude, Longitude, from: 7 }))

/** The numbers are those of the Asian highways, which are the same in both languages. */
export const roadNames: readonly RoadName[] = [
  {
    Name: 'Yangon–Mandalay Expressway',
    BurmeseName: 'ရန်ကုန်–မန္တလေး အမြန်လမ်းမ',
    Latitude: 18.2,
    Longitude: 96.44,
    from: 9,
  },
  ...numbered('AH1', [19.26, 96.291], [22.8, 94.55], [17.22, 97.239], [16.594, 98.043]),
  ...numbered('AH2', [20.85, 97.38], [21.2, 98.75], [21.08, 99.75]),
  ...numbered('AH14', [22.38, 96.9], [23.7, 98.02]),
  ...numbered('AH112', [14.95, 97.97], [13.6, 98.45], [11.5, 98.95]),
]
