import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { ResourceName } from '#resources'
import { namesOf, otherRequiredLines } from '#tests/requiredLines.ts'

/** The text for each field, by its label. */
export type Lines = Readonly<Record<string, string>>

/** Types into fields, found by label. */
export async function write(form: Page | Locator, lines: Lines): Promise<void> {
  for (const [label, text] of Object.entries(lines)) await line(form, label).fill(text)
}

/**
 * Types into the lines of a create form: these, found by their labels, and every other one that the declaration requires.
 * @param elsewhere labels of lines that the test fills in another way
 */
export async function writeNew(
  form: Page | Locator,
  source: ResourceName,
  lines: Lines,
  elsewhere: readonly string[] = [],
): Promise<void> {
  await write(form, lines)
  const named = namesOf(source, [...Object.keys(lines), ...elsewhere])
  for (const { name, text } of otherRequiredLines(source, named)) await form.locator(`[name="${name}"]`).fill(text)
}

/** A text field by its label, which may also say that it is optional or required. */
export const line = (form: Page | Locator, label: string): Locator =>
  form.getByRole('textbox', { name: new RegExp(`^${label}(?: optional| ?\\*)?$`) })

/** The text that describes a field: its hint or its error. */
export const saidAt = (form: Page | Locator, label: string): Promise<string | null | undefined> =>
  line(form, label).evaluate(
    (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  )

/** Chooses a picture by the file chooser, and waits until it is ready to be sent. */
export async function choosePicture(page: Page, label: string, file: Buffer): Promise<void> {
  const group = page.getByRole('group', { name: new RegExp(`^${label}`) })
  const chooser = page.waitForEvent('filechooser')
  await group.getByRole('button', { name: /^(?:Choose a|Change) picture$/ }).click()
  await (await chooser).setFiles({ name: `${label}.jpg`, mimeType: 'image/jpeg', buffer: file })
  await group.getByRole('img', { name: label }).waitFor()
}

/** Adds pictures to the list of a form by the file chooser, and waits until all are ready to be sent. */
export async function addPictures(
  page: Page,
  ...files: readonly (Buffer | { name: string; mimeType: string; buffer: Buffer })[]
): Promise<void> {
  const tiles = page.getByRole('img', { name: /^Picture \d+$/ })
  const before = await tiles.count()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  const picked = files.map((file, at) =>
    Buffer.isBuffer(file) ? { name: `IMG_${before + at}.jpg`, mimeType: 'image/jpeg', buffer: file } : file,
  )
  await (await chooser).setFiles(picked)
  await tiles.nth(before + files.length - 1).waitFor()
}

/** Opens sections of a folded form. */
export async function unfold(form: Page | Locator, ...headings: readonly string[]): Promise<void> {
  for (const name of headings) {
    const heading = form.getByRole('button', { name: new RegExp(`^(?:\\S.* )?${name}`), expanded: false })
    await heading.click()
  }
}

/** Picks from a sheet of options. */
export async function choose(page: Page, label: string, ...options: string[]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  const sheet = page.getByRole('dialog', { name: label })
  for (const option of options) {
    await sheet.getByRole('combobox').fill(option)
    await sheet.getByRole('option', { name: option }).first().click()
  }
  // A sheet for a single choice closes by itself; one for several has a button.
  const done = sheet.getByRole('button', { name: 'Done' })
  if (await done.isVisible()) await done.click()
  await sheet.waitFor({ state: 'hidden' })
}

/**
 * A photograph like those of phones: large, with many colours, rotated by its EXIF orientation, and with a GPS position.
 */
export async function photograph({ width = 2400, height = 1800, onItsSide = false } = {}): Promise<Buffer> {
  const colours = Buffer.from(Array.from({ length: 12 * 9 * 3 }, (_, at) => (at * 73) % 256))
  const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 48/1 0/1' } }
  return sharp(colours, { raw: { width: 12, height: 9, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .withExif(taken)
    .withMetadata(onItsSide ? { orientation: 6 } : {})
    .jpeg()
    .toBuffer()
}
