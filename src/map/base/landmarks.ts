import type { NamedPlace } from './cityNames.ts'

/** What everybody in a city knows and can be seen on the way, so that one finds oneself on a map without streets. */
interface Landmark extends NamedPlace {
  /** zoom from which on it is named */
  readonly from: number
}

const landmark = (Name: string, BurmeseName: string, Latitude: number, Longitude: number, from = 12): Landmark => ({
  Name,
  BurmeseName,
  Latitude,
  Longitude,
  from,
})

const airport = (Latitude: number, Longitude: number) => landmark('Airport', 'လေဆိပ်', Latitude, Longitude, 11)

/**
 * To two hundred metres. Public places only: the name of a business set large would be an advertisement
 * (docs/decisions/map.md). The great ones are named before the townships, the others where these leave room.
 */
export const landmarks: Readonly<Record<'great' | 'other', readonly Landmark[]>> = {
  great: [
    landmark('Shwedagon Pagoda', 'ရွှေတိဂုံစေတီတော်', 16.7984, 96.1497),
    landmark('Inya Lake', 'အင်းလျားကန်', 16.841, 96.146),
    landmark('Mandalay Palace', 'မန္တလေးနန်းတော်', 21.9929, 96.0961),
    landmark('Mandalay Hill', 'မန္တလေးတောင်', 22.0136, 96.1083),
    landmark('Mahamuni Pagoda', 'မဟာမုနိဘုရား', 21.9519, 96.0786),
    landmark('U Bein Bridge', 'ဦးပိန်တံတား', 21.892, 96.0565),
    landmark('Uppatasanti Pagoda', 'ဥပ္ပါတသန္တိစေတီတော်', 19.771, 96.1826),
    landmark('Parliament', 'လွှတ်တော်', 19.775, 96.1025),
    landmark('Shwemawdaw Pagoda', 'ရွှေမော်ဓောစေတီတော်', 17.3367, 96.4972),
    landmark('Kyaiktiyo Pagoda', 'ကျိုက်ထီးရိုးစေတီတော်', 17.4837, 97.0985, 11),
    landmark('Ananda Temple', 'အာနန္ဒာဘုရား', 21.1708, 94.8678),
    landmark('Shwezigon Pagoda', 'ရွှေစည်းခုံစေတီတော်', 21.1953, 94.8939),
    landmark('Mount Popa', 'ပုပ္ပားတောင်', 20.923, 95.25, 11),
    landmark('Inle Lake', 'အင်းလေးကန်', 20.55, 96.915, 11),
  ],
  other: [
    airport(16.907, 96.133),
    landmark('Sule Pagoda', 'ဆူးလေစေတီတော်', 16.7744, 96.1588, 14),
    landmark('Central Railway Station', 'ရန်ကုန်ဘူတာကြီး', 16.7812, 96.1614, 13),
    landmark('Kandawgyi Lake', 'ကန်တော်ကြီး', 16.796, 96.166, 13),
    landmark('Kaba Aye Pagoda', 'ကမ္ဘာအေးစေတီတော်', 16.8547, 96.155, 13),
    landmark('Bogyoke Aung San Market', 'ဗိုလ်ချုပ်အောင်ဆန်းဈေး', 16.7803, 96.1555, 14),
    landmark('Botahtaung Pagoda', 'ဗိုလ်တထောင်စေတီတော်', 16.768, 96.1717, 14),
    landmark('University of Yangon', 'ရန်ကုန်တက္ကသိုလ်', 16.8298, 96.1355, 14),
    landmark('Railway Station', 'မန္တလေးဘူတာကြီး', 21.972, 96.0868, 13),
    landmark('Zegyo Market', 'ဈေးချိုတော်', 21.981, 96.081, 13),
    landmark('Kuthodaw Pagoda', 'ကုသိုလ်တော်ဘုရား', 22.0042, 96.113, 13),
    airport(21.702, 95.978),
    airport(19.6235, 96.201),
    ...(
      [
        [16.4447, 97.6607],
        [20.1327, 92.8727],
        [20.747, 96.792],
        [14.1039, 98.2036],
        [12.4398, 98.6215],
        [10.0493, 98.538],
        [16.8152, 94.7799],
        [21.1788, 94.9302],
        [22.9779, 97.7522],
        [25.3836, 97.3519],
        [27.3299, 97.4263],
        [21.3016, 99.636],
        [20.4838, 99.9354],
        [18.4607, 94.3001],
        [19.4264, 93.5348],
        [23.1888, 94.0511],
        [19.6915, 97.2148],
        [20.1656, 94.9414],
        [24.269, 97.2462],
      ] as const
    ).map(([latitude, longitude]) => airport(latitude, longitude)),
  ],
}
