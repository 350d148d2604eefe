import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { ResourceName } from '#resources'
import { namesOf, otherRequiredLines } from '#tests/requiredLines.ts'

/** What a form is filled with: labels of lines, and what is written into each. */
export type Lines = Readonly<Record<string, string>>

/** Types into lines, each found by its label. */
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

/** A line to type into; its label may say besides that it is optional or must be filled in. */
export const line = (form: Page | Locator, label: string): Locator =>
  form.getByRole('textbox', { name: new RegExp(`^${label}(?: optional| ?\\*)?$`) })

/** Chooses a picture as a person does, through the device's chooser, and waits until it is ready to be sent. */
export async function choosePicture(page: Page, label: string, file: Buffer): Promise<void> {
  const group = page.getByRole('group', { name: new RegExp(`^${label}`) })
  const chooser = page.waitForEvent('filechooser')
  await group.getByRole('button', { name: /^(?:Choose a|Change) picture$/ }).click()
  await (await chooser).setFiles({ name: `${label}.jpg`, mimeType: 'image/jpeg', buffer: file })
  await group.getByRole('img', { name: label }).waitFor()
}

/** Picks from a sheet of options. */
export async function choose(page: Page, label: string, ...options: string[]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  const sheet = page.getByRole('dialog', { name: label })
  for (const option of options) {
    await sheet.getByRole('combobox').fill(option)
    await sheet.getByRole('option', { name: option }).first().click()
  }
  // Choosing one closes the sheet; several are closed by hand.
  const done = sheet.getByRole('button', { name: 'Done' })
  if (await done.isVisible()) await done.click()
  await sheet.waitFor({ state: 'hidden' })
}

/**
 * A photograph as a phone takes one: wide, of many colours, lying on its side with a note that says so, and with the place
 * where it was taken.
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
