import { expect, test } from 'vitest'
import { openWorld } from '../api/support/openWorld.ts'

/** Words that names of places are made of are found in either language (resources/text/variantGroups.ts). */
const pairs = [
  ['ward', 'ရပ်ကွက်'],
  ['street', 'လမ်း'],
  ['road', 'လမ်း'],
  ['lane', 'လမ်းသွယ်'],
  ['market', 'ဈေး'],
  ['bus stop', 'ကားမှတ်တိုင်'],
  ['bus station', 'ကားဂိတ်'],
  ['railway station', 'ဘူတာ'],
  ['airport', 'လေဆိပ်'],
  ['jetty', 'ဆိပ်ခံတံတား'],
  ['bridge', 'တံတား'],
  ['monastery', 'ဘုန်းတော်ကြီးကျောင်း'],
  ['pagoda', 'ဘုရား'],
  ['church', 'ဘုရားရှိခိုးကျောင်း'],
  ['mosque', 'ဗလီ'],
  ['park', 'ပန်းခြံ'],
  ['museum', 'ပြတိုက်'],
  ['university', 'တက္ကသိုလ်'],
  ['industrial zone', 'စက်မှုဇုန်'],
  ['township', 'မြို့နယ်'],
] as const

const { world } = await openWorld()

const found = async (text: string) => (await world.visitor.gets(`/page/api/bySearch/${encodeURIComponent(text)}`)).ids

test.each(pairs)('%s and %s meet in names, in either direction', async (english, burmese) => {
  const { owner } = world
  const inBurmese = await owner.makes('page', { name: `ရွှေမြိုင် ${burmese}` })
  const inEnglish = await owner.makes('page', { name: `Golden ${english}` })
  for (const text of [english, burmese]) {
    const ids = await found(text)
    expect([text, ids.includes(inBurmese.Id), ids.includes(inEnglish.Id)]).toEqual([text, true, true])
  }
  expect((await found(`ရွှေမြိုင် ${english}`))[0]).toBe(inBurmese.Id)
  expect((await found(`Golden ${burmese}`))[0]).toBe(inEnglish.Id)
  await owner.deletes('page', inBurmese.Id)
  await owner.deletes('page', inEnglish.Id)
})
