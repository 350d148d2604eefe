/** A river, lake or moat by which one finds oneself in a city: its middle line and how wide it is. */
interface CityWater {
  /** in metres */
  readonly width: number
  readonly points: [latitude: number, longitude: number][]
  /** with corners */
  readonly isStraight?: true
}

/**
 * Where the rivers of the atlas are left out, since they are known to two kilometres only. These are known to a few hundred
 * metres, and their banks are drawn as blurred as that.
 */
export const cityWaters: readonly CityWater[] = [
  // Hlaing and Yangon River, to the estuary that the atlas has
  {
    width: 700,
    points: [
      [17.12, 95.95],
      [17.03, 95.99],
      [16.995, 96.04],
      [16.975, 96.062],
      [16.945, 96.073],
      [16.915, 96.083],
      [16.89, 96.087],
      [16.862, 96.09],
      [16.835, 96.103],
      [16.81, 96.114],
      [16.785, 96.119],
      [16.771, 96.133],
      [16.7655, 96.15],
      [16.7635, 96.165],
      [16.763, 96.183],
      [16.759, 96.197],
      [16.745, 96.205],
    ],
  },
  // Inya Lake
  {
    width: 1000,
    points: [
      [16.836, 96.143],
      [16.847, 96.148],
    ],
  },
  // Kandawgyi Lake
  {
    width: 350,
    points: [
      [16.7945, 96.162],
      [16.7965, 96.171],
    ],
  },
  // Ayeyarwady by Mandalay and Sagaing
  {
    width: 1100,
    points: [
      [22.55, 95.98],
      [22.35, 95.965],
      [22.2, 95.995],
      [22.1, 96.025],
      [22.05, 96.035],
      [22.01, 96.045],
      [21.975, 96.045],
      [21.94, 96.035],
      [21.91, 96.015],
      [21.885, 95.995],
      [21.868, 95.975],
      [21.862, 95.94],
      [21.875, 95.9],
      [21.885, 95.84],
      [21.87, 95.75],
      [21.905, 95.63],
      [21.91, 95.55],
    ],
  },
  // Moat of Mandalay Palace
  {
    width: 70,
    isStraight: true,
    points: [
      [22.0027, 96.0858],
      [22.0029, 96.1064],
      [21.9831, 96.1064],
      [21.9829, 96.0858],
      [22.0027, 96.0858],
    ],
  },
]
