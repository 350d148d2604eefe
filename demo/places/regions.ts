export type DemoRegion = { key: string; name: string; burmeseName: string }

/** The seven regions, seven states and the union territory, in the order a letter-writer would look them up. */
export const regions: readonly DemoRegion[] = [
  { key: 'yangon', name: 'Yangon', burmeseName: 'ရန်ကုန်တိုင်းဒေသကြီး' },
  { key: 'mandalay', name: 'Mandalay', burmeseName: 'မန္တလေးတိုင်းဒေသကြီး' },
  { key: 'naypyitaw', name: 'Nay Pyi Taw', burmeseName: 'နေပြည်တော်' },
  { key: 'ayeyarwady', name: 'Ayeyarwady', burmeseName: 'ဧရာဝတီတိုင်းဒေသကြီး' },
  { key: 'bago', name: 'Bago', burmeseName: 'ပဲခူးတိုင်းဒေသကြီး' },
  { key: 'magway', name: 'Magway', burmeseName: 'မကွေးတိုင်းဒေသကြီး' },
  { key: 'sagaing', name: 'Sagaing', burmeseName: 'စစ်ကိုင်းတိုင်းဒေသကြီး' },
  { key: 'tanintharyi', name: 'Tanintharyi', burmeseName: 'တနင်္သာရီတိုင်းဒေသကြီး' },
  { key: 'chin', name: 'Chin', burmeseName: 'ချင်းပြည်နယ်' },
  { key: 'kachin', name: 'Kachin', burmeseName: 'ကချင်ပြည်နယ်' },
  { key: 'kayah', name: 'Kayah', burmeseName: 'ကယားပြည်နယ်' },
  { key: 'kayin', name: 'Kayin', burmeseName: 'ကရင်ပြည်နယ်' },
  { key: 'mon', name: 'Mon', burmeseName: 'မွန်ပြည်နယ်' },
  { key: 'rakhine', name: 'Rakhine', burmeseName: 'ရခိုင်ပြည်နယ်' },
  { key: 'shan', name: 'Shan', burmeseName: 'ရှမ်းပြည်နယ်' },
]
