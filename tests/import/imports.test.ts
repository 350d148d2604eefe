import { describe, expect, test } from 'vitest'
import { runNextJob } from '#server/start/backgroundJobs.ts'
import { passUndo, runJobs } from '../api/support/jobs.ts'
import { openWorld } from '../api/support/openWorld.ts'
import { signIn, type Item } from '../api/support/client.ts'
import { everythingStored } from '../api/support/stored.ts'
import { tablesHolding } from '../deletion/tablesHolding.ts'

/** Tables that a super admin imports, over HTTP (docs/rules.md#import). */

const { app, world } = await openWorld()
const { superAdmin } = world

interface Row {
  Nr: number
  Line: number
  Outcome: string
  Title: string | null
  RecordId: number | null
  OfLine: number | null
  Notes: { Field: string | null; Text: string }[]
}

async function sends(resource: string, content: string | Uint8Array<ArrayBuffer>, name = 'table.csv') {
  const answer = await superAdmin.posts('/import/api', { resource, file: new File([content], name) })
  return { answer, id: Number(answer.fields['Id'] ?? 0) }
}
const see = async (id: number) => (await superAdmin.gets(`/import/api/byId/${id}`)).fields
const countsOf = async (id: number) => (await see(id))['Counts']
const rowsOf = async (id: number, outcome = '') =>
  (await superAdmin.gets(`/import/api/rows/${id}?outcome=${outcome}`)).fields['Rows'] as Row[]
const acts = (act: string, id: number) => superAdmin.posts(`/import/api/${act}`, { id })
async function runs(id: number) {
  expect((await acts('run', id)).status).toBe(200)
  await runJobs(app)
}
const pagesNamed = async (...names: string[]) =>
  (await superAdmin.gets('/page/api/byPage/1?perPage=100')).list.filter(({ Name }) => names.includes(String(Name)))
const notes = (row: Row | undefined) => row?.Notes.map(({ Field, Text }) => `${Field ?? ''}: ${Text}`).join('\n') ?? ''

await superAdmin.makes('town', { name: 'Kyimyindaing', burmeseName: 'ကြည့်မြင်တိုင်', latitude: 16.8, longitude: 96.12 })
await superAdmin.makes('category', { name: 'Umbrella Makers' })

describe('what a file is', () => {
  const header = ['Name', 'Town', 'Phone'] as const
  const cells = ['"Ma Ma, Kyimyindaing"', 'Kyimyindaing', '09250000'] as const
  const table = (separator: string, end: string, number: string) =>
    [header.join(separator), [cells[0], cells[1], cells[2] + number].join(separator), ''].join(end)
  test.each([
    ['UTF-8 with its mark, semicolons, CRLF', Buffer.from(`\uFEFF${table(';', '\r\n', '001')}`)],
    ['UTF-16 LE, tabs', Buffer.from(`\uFEFF${table('\t', '\r\n', '002')}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\uFEFF${table(',', '\n', '003')}`, 'utf16le').swap16()],
    ['line ends of old Macs', Buffer.from(table(',', '\r', '004'))],
    ['upright lines, two kinds of line ends', Buffer.from(table('|', '\n', '005').replace('\n', '\r\n'))],
    ['a comma in a name before a tab', Buffer.from(table('\t', '\n', '006').replace('Phone', 'Ph, no,'))],
  ])('%s is read', async (_, bytes) => {
    const { id } = await sends('page', bytes)
    expect(await rowsOf(id)).toMatchObject([{ Line: 2, Outcome: 'new', Title: 'Ma Ma, Kyimyindaing', Notes: [] }])
  })

  test.each([
    ['a workbook named .csv', Buffer.from('PK\x03\x04 and more'), /workbook.*CSV/],
    ['a PDF', Buffer.from('%PDF-1.7 and more'), /no table/],
    ['an empty file', Buffer.alloc(0), /empty/],
    ['a picture that is called a table', Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), /no table/],
    ['a header alone', Buffer.from('Name,Town\n'), /no rows/],
    ['another encoding', Buffer.from([...Buffer.from('Name\nCaf'), 0xe9, 0x0a]), /UTF-8/],
  ])('%s is refused in a sentence at its field', async (_, bytes, sentence) => {
    const { answer } = await sends('page', bytes)
    expect(answer.status).toBe(400)
    expect((answer.fields['fields'] as Record<string, string>)['file']).toMatch(sentence)
  })

  test('the note of Excel on what stands between the values is no header', async () => {
    const { id } = await sends('page', `sep=;\r\n${table(';', '\r\n', '007')}`)
    expect(await rowsOf(id)).toMatchObject([{ Line: 3, Outcome: 'new', Title: 'Ma Ma, Kyimyindaing' }])
  })

  test('rows that are none are refused with their number, and the others are read', async () => {
    const { id } = await sends(
      'page',
      'Name,Town,Address\nLate Bloom,Kyimyindaing,"No 5,\nLake Road"\nToo Few,Kyimyindaing\n\nZero\0Byte,Kyimyindaing,x\nEarly Bird,Kyimyindaing,\n',
    )
    expect((await rowsOf(id)).map(({ Line, Outcome }) => [Line, Outcome])).toEqual([
      [2, 'new'],
      [3, 'refused'],
      [5, 'refused'],
      [6, 'new'],
    ])
  })
})

test('a stray quotation mark loses no row, and each row has its number in the file', async () => {
  const { id } = await sends(
    'page',
    'Name,Town\nFirst Stray,Kyimyindaing\n"Stray "Best" Shop",Kyimyindaing\n"Quoted" then not,Kyimyindaing\n "Spaced, Stray" ,Kyimyindaing\nLast Stray,Kyimyindaing\n"Never closed,Kyimyindaing\n',
  )
  expect((await rowsOf(id)).map(({ Line, Outcome, Title }) => [Line, Outcome, Title])).toEqual([
    [2, 'new', 'First Stray'],
    [3, 'new', '"Stray "Best" Shop"'],
    [4, 'new', '"Quoted" then not'],
    [5, 'new', '"Spaced, Stray"'],
    [6, 'new', 'Last Stray'],
    [7, 'refused', null],
  ])
})

describe('what a cell is', () => {
  const header = 'Name,Name (MM),Category,Township,Address,Phone,Lat,Long,Hours,Email,Store code\n'
  const tries = async (line: string) => {
    const { id } = await sends('page', `${header}${line}\n`)
    await runs(id)
    const [row] = await rowsOf(id)
    const page = row?.RecordId ? await superAdmin.sees('page', row.RecordId) : undefined
    return { row, page: page as Item }
  }

  test('numbers: a lost zero, Burmese digits, several in a cell, what a sheet has shortened', async () => {
    const lost = await tries('Lost Zero,,,,,9250001001,,,,,')
    expect(lost.page).toMatchObject({ PhoneOne: '09250001001' })
    const burmese = await tries('Burmese Digits,,,,,၀၉၂၅၀၀၀၁၀၀၂,,,,,')
    expect(burmese.page['PhoneOne']).toBe('09250001002')
    const several = await tries('Several,,,,,"09250001003 / 09250001004, 09250001005; 09250001006",,,,,')
    expect(several.page).toMatchObject({ PhoneOne: '09250001003', PhoneTwo: '09250001004', PhoneThree: '09250001005' })
    expect(notes(several.row)).toMatch(/no room.*09250001006/)
    const whole = await tries('All Digits,,,,,9.250001007E+09,,,,,')
    expect(whole.page['PhoneOne']).toBe('09250001007')
    const short = await tries('Digits Lost,,,Kyimyindaing,,9.25E+09,,,,,')
    expect(short.page['PhoneOne']).toBeNull()
    expect(notes(short.row)).toMatch(/digits are lost/)
  })

  test('places: exchanged ones are turned round and said, 0/0 is none, decimal commas, none on earth', async () => {
    const turned = await tries('Turned,,,,,,96.1312,16.8050,,,')
    expect(turned.page).toMatchObject({ Latitude: 16.805, Longitude: 96.1312 })
    expect(notes(turned.row)).toMatch(/turned round/)
    expect((await tries('Commas,,,,,,"16,8","96,1",,,')).page).toMatchObject({ Latitude: 16.8, Longitude: 96.1 })
    expect((await tries('Nowhere,,,Kyimyindaing,,,0,0,,,')).page).toMatchObject({ Latitude: 0, Longitude: 0 })
    const moon = await tries('On The Moon,,,,,,91.5,196.2,,,')
    expect([moon.row?.Outcome, notes(moon.row)]).toEqual([
      'refused',
      expect.stringMatching(/no such place[\s\S]*none of these/),
    ])
  })

  test('Zawgyi, two names in one, a Burmese one alone, a formula, what was left empty', async () => {
    expect((await tries('ေရႊစင္ တိုက္ပြင့္,,,Kyimyindaing,,,,,,,')).page['Name']).toBe('ရွှေစင် တိုက်ပွင့်')
    expect((await tries('မေမေ / May May,,,Kyimyindaing,,,,,,,')).page).toMatchObject({
      Name: 'May May',
      BurmeseName: 'မေမေ',
    })
    expect((await tries(',ပန်းခြံ,,Kyimyindaing,,,,,,,')).page).toMatchObject({ Name: 'ပန်းခြံ', BurmeseName: null })
    expect((await tries("'=HYPERLINK(x),,,Kyimyindaing,-,,,,,N/A,")).page).toMatchObject({
      Name: '=HYPERLINK(x)',
      Address: null,
      ContactEmail: null,
    })
  })

  test('hours as people and OpenStreetMap write them; what cannot be kept is said', async () => {
    const { page, row } = await tries('Open Often,,,Kyimyindaing,,,,,"Mo-Fr 9am-5pm; Sa 10:00+; Su off",,')
    expect(page['Hours']).toMatchObject({ mon: [['09:00', '17:00']], sun: [] })
    expect(notes(row)).toMatch(/Sa 10:00\+/)
  })

  test('a bad value is left out and said, one that is needed refuses the row; what is not known is asked once a value', async () => {
    const { id } = await sends(
      'page',
      `${header}Asked One,,Parasols,Kyimyindaing,,,,,,bad@@mail,\nAsked Two,,Parasols,Kyimyindaing,,,,,,,\n${'Long '.repeat(120)},,,Kyimyindaing,,,,,,,\n`,
    )
    const [one, , three] = await rowsOf(id)
    expect(notes(one)).toMatch(/Category: .*Parasols\nContactEmail: /)
    expect(three).toMatchObject({ Outcome: 'refused', Notes: [{ Field: 'Name' }] })
    const { Mapping, Unknown } = await see(id)
    expect(Unknown).toEqual([{ Field: 'Category', Value: 'Parasols', Key: 'parasols', Rows: 2 }])
    const [{ Id: category } = { Id: 0 }] = (await superAdmin.gets('/category/api/bySearch/umbrella')).list
    const mapping = JSON.stringify({ ...(Mapping as object), values: { Category: { parasols: category } } })
    expect((await superAdmin.posts('/import/api/map', { id, mapping, name: 'Chamber' })).status).toBe(200)
    expect((await see(id))['Unknown']).toEqual([])
    await runs(id)
    expect((await pagesNamed('Asked One', 'Asked Two')).map(({ CategoryName }) => CategoryName)).toEqual([
      'Umbrella Makers',
      'Umbrella Makers',
    ])
    // The mapping is kept for the next file with these columns.
    const next = await sends('page', `${header}Asked Three,,,Kyimyindaing,,,,,,,\n`)
    expect((await see(next.id))['Kept']).toMatchObject([{ Name: 'Chamber' }])
  })

  test('prices as people write them: a range, a call, a unit; a negative one and another currency refuse the row', async () => {
    await superAdmin.gets('/page/api')
    const { id: shop } = await sends('page', 'Name,Town\nPrice House,Kyimyindaing\n')
    await runs(shop)
    const { id } = await sends(
      'product',
      'Page,Item,Price,Unit\nPrice House,Milk,၁၂၀၀,\nPrice House,Helmet,15000-20000,\nPrice House,Bike,၁၅ သိန်း,\nPrice House,Work,call,hour\nPrice House,Screw,250,ပိဿာ\nPrice House,Tube,-500,\nPrice House,Leaf,USD 3,\nNo Such Page,Thing,1,\nPrice House,Milk,1300,\n',
    )
    await runs(id)
    expect((await rowsOf(id)).map(({ Outcome }) => Outcome).join()).toBe(
      'new,new,new,new,new,refused,refused,refused,double',
    )
    const products = (await superAdmin.gets('/product/api/byPage/1?perPage=100')).list.filter(
      ({ PageName }) => PageName === 'Price House',
    )
    expect(
      Object.fromEntries(
        products.map(({ Name, PriceKind, Price, PriceTo, PriceUnit }) => [
          Name,
          [PriceKind, Price, PriceTo, PriceUnit],
        ]),
      ),
    ).toEqual({
      Milk: ['fixed', 1200, null, null],
      Helmet: ['fromTo', 15000, 20000, null],
      Bike: ['fixed', 1500000, null, null],
      Work: ['call', null, null, null],
      Screw: ['perUnit', 250, null, 'viss'],
    })
  })
})

describe('doubles', () => {
  test('by number in any writing, by code, by name in a town; branches are none', async () => {
    const { id } = await sends(
      'page',
      [
        'Name,Town,Phone,Store code',
        'Padonmar,Kyimyindaing,09 250 002 001,P-1',
        'Padonmar,Kyimyindaing,09 250 002 002,P-2',
        'Other Name,Kyimyindaing,+95 9 250002001,',
        'Padonmar,Kyimyindaing,,P-1',
        'Sein Sein,Kyimyindaing,,',
        'sein  sein,Kyimyindaing,,',
        '',
      ].join('\n'),
    )
    expect((await rowsOf(id)).map(({ Outcome, OfLine }) => [Outcome, OfLine])).toEqual([
      ['new', null],
      ['new', null],
      ['double', 2],
      ['double', 2],
      ['new', null],
      ['double', 6],
    ])
    await runs(id)
    // Sent again: a code changes its record, a number or a name links the one that is there.
    const again = await sends(
      'page',
      'Name,Town,Phone,Store code\nPadonmar Bakery,Kyimyindaing,,P-1\nSein Sein,Kyimyindaing,,\n',
    )
    const [made] = await pagesNamed('Padonmar')
    const rows = await rowsOf(again.id)
    expect(rows.map(({ Outcome }) => Outcome)).toEqual(['changed', 'double'])
    expect(rows[1]!.RecordId).toBe((await pagesNamed('Sein Sein'))[0]!.Id)
    await runs(again.id)
    expect((await pagesNamed('Padonmar Bakery')).map(({ Version }) => Version)).toEqual([2])
    expect(made).toBeDefined()
  })

  test('what is somebody’s own is never changed by a table', async () => {
    const page = await world.owner.makes('page', { name: 'My Own Place', phoneOne: '09250003001' })
    const { id } = await sends('page', 'Name,Phone,Address\nAnother Name,09250003001,Elsewhere\n')
    expect(await rowsOf(id)).toMatchObject([{ Outcome: 'double', RecordId: page.Id }])
    await runs(id)
    expect(await world.owner.sees('page', page.Id)).toMatchObject({ Name: 'My Own Place', Version: 1 })
  })
})

test('a trial writes nothing; what is left out comes as a table that can be mended and sent again', async () => {
  const before = await everythingStored(app)
  const { id } = await sends('page', 'Name,Town,Phone\n=Sum,Kyimyindaing,\nNo Town,,\n')
  const after = await everythingStored(app)
  for (const table of ['page', 'category', 'town', 'audit', 'edit'])
    expect([table, after[table]]).toEqual([table, before[table]])
  const refused = await superAdmin.gets(`/import/api/refused/${id}`)
  expect(refused.text).toMatch(/^\uFEFF?Name,Town,Phone,Row,Reason\r\nNo Town,,,3,"It has none of these: [^\r]+"\r\n$/)
  const { id: mended } = await sends('page', refused.text.replace('No Town,,', 'No Town,Kyimyindaing,'))
  expect(await rowsOf(mended)).toMatchObject([{ Outcome: 'new', Title: 'No Town', Notes: [] }])
})

test('sent again with a code, a table changes only what it says; payments are read by their names', async () => {
  const { id } = await sends(
    'page',
    'Name,Town,Store code,Payments\nClosing Down,Kyimyindaing,CD-1,"KBZ Pay, ငွေသား, Barter"\nOpen Shop,Kyimyindaing,CD-2,\n',
  )
  await runs(id)
  const [first, second] = await rowsOf(id)
  expect(notes(first)).toMatch(/^Payments: .*Barter/)
  const page = first!.RecordId!
  expect(await superAdmin.sees('page', page)).toMatchObject({ Payments: ['cash', 'kbzPay'] })
  expect(await superAdmin.sees('page', second!.RecordId!)).toMatchObject({ Payments: [] })
  await superAdmin.changes('page', { id: page, closure: 'forGood' })
  const { id: again } = await sends('page', 'Name,Town,Store code\nClosing Down,Kyimyindaing,CD-1\n')
  expect(await countsOf(again)).toEqual({ same: 1 })
  await runs(again)
  expect(await superAdmin.sees('page', page)).toMatchObject({ Closure: 'forGood', Payments: ['cash', 'kbzPay'] })
})

test('a title that is cut in the middle of a letter, a chosen name that is deleted before the run: every row has an outcome', async () => {
  const { id } = await sends('page', `Name,Town,Category\n${'a'.repeat(99)}😀 Shop,Kyimyindaing,Kiosks\n`)
  expect((await rowsOf(id))[0]).toMatchObject({ Outcome: 'new' })
  const { Id: category } = await superAdmin.makes('category', { name: 'Gone Before The Run' })
  const { Mapping } = await see(id)
  const mapping = JSON.stringify({ ...(Mapping as object), values: { Category: { kiosks: category } } })
  await superAdmin.posts('/import/api/map', { id, mapping })
  expect(notes((await rowsOf(id))[0])).toBe('')
  await superAdmin.deletes('category', category)
  await passUndo(app)
  await runs(id)
  expect(await see(id)).toMatchObject({ State: 'done', Job: null, Counts: { new: 1 } })
  expect(notes((await rowsOf(id))[0])).toMatch(/^Category: .*Kiosks/)
})

test('once a record is deleted for good, the table that brought it in says nothing of it', async () => {
  const { id } = await sends(
    'page',
    'Name,Town,Phone\nGone For Good,Kyimyindaing,09250771001\nStays Here,Kyimyindaing,09250771002\n',
  )
  await runs(id)
  const [gone, stays] = await rowsOf(id)
  await superAdmin.deletes('page', gone!.RecordId!)
  await passUndo(app)
  await runJobs(app)
  expect(await rowsOf(id)).toMatchObject([{ Line: 2, Outcome: 'new', Title: null }, { Title: stays!.Title }])
  expect(await tablesHolding(app, ['Gone For Good', '9250771001'])).toEqual([])
})

test('rows whose town alone is not known are refused, and the town is asked for', async () => {
  const { id } = await sends('page', 'Name,Town\nOnly Town,Tamwe Tsp\n')
  expect(await countsOf(id)).toEqual({ refused: 1 })
  expect((await see(id))['Unknown']).toEqual([{ Field: 'Town', Value: 'Tamwe Tsp', Key: 'tamwetsp', Rows: 1 }])
})

test('the run makes of far rows what the trial has shown: doubles by code and by name, and nothing is changed twice', async () => {
  const far = many('Far', 320).trimEnd().split('\n').slice(1)
  const lines = ['Name,Town,Store code', 'Ko-Ko,Kyimyindaing,F-1', ...far.map((line) => `${line},`)]
  const { id } = await sends('page', [...lines, 'Another Word,Kyimyindaing,F-1', 'Ko Ko,Kyimyindaing,', ''].join('\n'))
  await runJobs(app)
  expect(await countsOf(id)).toEqual({ new: 321, double: 2 })
  await runs(id)
  expect(await countsOf(id)).toEqual({ new: 321, double: 2 })
  expect((await rowsOf(id, 'double')).map(({ OfLine }) => OfLine)).toEqual([2, 2])
  const made = await app.query(
    `select "Name", "Version" from "page" where "Name" in ('Ko-Ko', 'Ko Ko', 'Another Word')`,
  )
  expect(made).toEqual([{ Name: 'Ko-Ko', Version: 1 }])
  expect(await app.query('select 1 from "importKey" where "ImportId" = $1', [id])).toEqual([])
})

const many = (name: string, count: number) =>
  ['Name,Town', ...Array.from({ length: count }, (_, nr) => `${name} ${nr},Kyimyindaing`), ''].join('\n')

test('a run goes on after each portion exactly once, a second tap does not run it again, another one waits', async () => {
  const { id } = await sends('page', many('Portion', 700))
  const { id: second } = await sends('page', many('Queue', 5))
  await runJobs(app)
  expect(await countsOf(id)).toEqual({ new: 700 })
  await acts('run', id)
  await acts('run', id)
  await acts('run', second)
  // A process that dies in the middle of a portion has done nothing of it.
  const broken = { ...app.jobs.db, transaction: () => Promise.reject(new Error('killed')) } as never
  await expect(runNextJob({ ...app.jobs, db: broken })).rejects.toThrow('killed')
  await runNextJob(app.jobs)
  expect(await see(id)).toMatchObject({ State: 'running', Done: 300, Counts: { new: 300 } })
  await runNextJob(app.jobs)
  expect(await see(second)).toMatchObject({ Job: 'run', Done: 0 })
  await runJobs(app)
  expect(await see(id)).toMatchObject({ State: 'done', Job: null, Done: 700, Counts: { new: 700 } })
  await app.query(`update "job" set "RunAt" = now() where "Kind" = 'import'`)
  await runJobs(app)
  expect(await see(second)).toMatchObject({ State: 'done', Counts: { new: 5 } })
  const [{ count } = { count: 0 }] = await app.query<{ count: number }>(
    `select count(*)::integer as count from "page" where "Name" like 'Portion %'`,
  )
  expect(count).toBe(700)
  // Found by search, and on its town's list, like any other.
  expect((await world.visitor.gets('/page/api/bySearch/Portion%20699')).list[0]).toMatchObject({
    Name: 'Portion 699',
    TownName: 'Kyimyindaing',
  })
})

test('stopped, it goes on where it was; it ends in a sentence when the right of who began it is withdrawn', async () => {
  const helper = await signIn(app, 'importing@demo.example')
  await superAdmin.posts('/role/api', { email: helper.email, roles: 'superAdmin' })
  const { fields } = await helper.posts('/import/api', {
    resource: 'page',
    file: new File([many('Withdrawn', 700)], 'w.csv'),
  })
  const id = Number(fields['Id'])
  await runJobs(app)
  await helper.posts('/import/api/run', { id })
  await runNextJob(app.jobs)
  await acts('stop', id)
  expect(await see(id)).toMatchObject({ State: 'done', Because: 'stopped', Done: 300 })
  await runJobs(app)
  await helper.posts('/import/api/run', { id })
  await runNextJob(app.jobs)
  await superAdmin.posts('/role/api', { email: helper.email, roles: '' })
  await runJobs(app)
  expect(await see(id)).toMatchObject({ State: 'done', Job: null, Because: 'right', Done: 600, Counts: { new: 600 } })
  const audit = (await superAdmin.gets('/audit/api?sort=["Id","DESC"]&range=[0,20]')).list
  expect(
    audit
      .filter(({ Reason }) => String(Reason).endsWith(` ${id}`))
      .map(({ Act, Reason }) => `${String(Act)} ${String(Reason)}`),
  ).toEqual([`import run ${id}`, `import stop ${id}`, `import run ${id}`])
  // Another super admin finishes it by their own right, and takes it back.
  await runs(id)
  expect(await see(id)).toMatchObject({ Done: 700, Because: null })
  await acts('undo', id)
  await runJobs(app)
  expect(await see(id)).toMatchObject({ State: 'undone', Because: null, Counts: { undone: 700 } })
})

test('undone: what somebody has edited or refers to stays and says why, the rest is gone; interrupted, it goes on', async () => {
  const { id } = await sends('page', many('Undone', 400))
  await runJobs(app)
  await runs(id)
  const { list } = await superAdmin.gets('/page/api/bySearch/Undone%207?perPage=5')
  const edited = list.find(({ Name }) => Name === 'Undone 7')!
  await superAdmin.changes('page', { id: edited.Id, address: 'No. 7' })
  const [liked] = (await superAdmin.gets('/page/api/bySearch/Undone%208?perPage=5')).list.filter(
    ({ Name }) => Name === 'Undone 8',
  )
  await world.stranger.creates('pageFollowing', { pageId: liked!.Id })
  expect((await acts('undo', id)).status).toBe(200)
  await runNextJob(app.jobs)
  expect((await see(id))['Job']).toBe('undo')
  await runJobs(app)
  expect(await see(id)).toMatchObject({ State: 'undone', Job: null, Counts: { new: 0, undone: 398, kept: 2 } })
  expect((await rowsOf(id, 'kept')).map((row) => [row.RecordId, notes(row)])).toEqual([
    [edited.Id, expect.stringMatching(/changed since/)],
    [liked!.Id, expect.stringMatching(/refers to it/)],
  ])
  const left = await app.query<{ Name: string }>(`select "Name" from "page" where "Name" like 'Undone %' order by 1`)
  expect(left.map(({ Name }) => Name)).toEqual(['Undone 7', 'Undone 8'])
  // The table can be sent again.
  const again = await sends('page', many('Undone', 10))
  expect(await countsOf(again.id)).toEqual({ new: 8, double: 2 })
})

test('what is left of a merge is not undone: the other is gone', async () => {
  const { id } = await sends('category', 'Name\nKite Makers\nKite Sellers\n')
  await runs(id)
  const [keep] = await rowsOf(id)
  const { Id: drop } = await superAdmin.makes('category', { name: 'Makers of Kites' })
  expect((await superAdmin.posts('/category/api/merge', { keep: keep!.RecordId!, drop })).status).toBe(200)
  await acts('undo', id)
  await runJobs(app)
  expect((await see(id))['Counts']).toEqual({ new: 0, undone: 1, kept: 1 })
  expect(await superAdmin.sees('category', keep!.RecordId!)).toMatchObject({ Name: 'Kite Makers' })
})

test('after thirty days it can no longer be undone, and its table goes; deleted, it is gone at once', async () => {
  const { forgetExpired } = await import('#server/start/backgroundJobs.ts')
  const { id } = await sends('town', 'Name\nOld Town\n')
  await runs(id)
  await app.query(
    `update "import" set "CreatedAt" = now() - interval '31 days', "EndedAt" = now() - interval '31 days' where "Id" = $1`,
    [id],
  )
  expect((await acts('undo', id)).status).toBe(409)
  await forgetExpired(app.jobs)
  expect((await superAdmin.gets(`/import/api/byId/${id}`)).status).toBe(404)
  expect(await app.query('select 1 from "importRow" where "ImportId" = $1', [id])).toEqual([])
  expect((await superAdmin.gets('/town/api')).list.map(({ Name }) => Name)).toContain('Old Town')
  const { id: other } = await sends('town', 'Name\nNew Town\n')
  expect((await acts('delete', other)).status).toBe(200)
  expect((await superAdmin.gets(`/import/api/byId/${other}`)).status).toBe(404)
})

test('businesses that the import made are compared with those near them by name, when somebody asks', async () => {
  await world.owner.makes('page', { name: 'Shwe Pyi Tea House', latitude: 16.7, longitude: 96.3 })
  const { id } = await sends('page', 'Name,Lat,Long,Phone\nShwe Pyii Tea House,16.7001,96.3001,09250004001\n')
  await runs(id)
  const { Pairs } = (await superAdmin.gets(`/import/api/alike/${id}`)).fields as {
    Pairs: { OtherName: string; Metres: number }[]
  }
  expect(Pairs).toMatchObject([{ OtherName: 'Shwe Pyi Tea House' }])
})
