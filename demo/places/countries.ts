export type DemoCountry = { key: string; name: string; burmeseName: string }

/** Where pages may stand: home first, the neighbours, ASEAN, and where most people from Myanmar live and trade. Key: ISO 3166-1 alpha-2. */
export const countries: readonly DemoCountry[] = [
  { key: 'MM', name: 'Myanmar', burmeseName: 'မြန်မာ' },
  { key: 'TH', name: 'Thailand', burmeseName: 'ထိုင်း' },
  { key: 'CN', name: 'China', burmeseName: 'တရုတ်' },
  { key: 'IN', name: 'India', burmeseName: 'အိန္ဒိယ' },
  { key: 'BD', name: 'Bangladesh', burmeseName: 'ဘင်္ဂလားဒေ့ရှ်' },
  { key: 'LA', name: 'Laos', burmeseName: 'လာအို' },
  { key: 'MY', name: 'Malaysia', burmeseName: 'မလေးရှား' },
  { key: 'SG', name: 'Singapore', burmeseName: 'စင်ကာပူ' },
  { key: 'VN', name: 'Vietnam', burmeseName: 'ဗီယက်နမ်' },
  { key: 'KH', name: 'Cambodia', burmeseName: 'ကမ္ဘောဒီးယား' },
  { key: 'ID', name: 'Indonesia', burmeseName: 'အင်ဒိုနီးရှား' },
  { key: 'PH', name: 'Philippines', burmeseName: 'ဖိလစ်ပိုင်' },
  { key: 'JP', name: 'Japan', burmeseName: 'ဂျပန်' },
  { key: 'KR', name: 'South Korea', burmeseName: 'တောင်ကိုရီးယား' },
]
