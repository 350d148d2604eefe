import { requireResource, type FieldOf, type Resource } from '#resources'
import { Known, plain } from '#resources/imports/alike.ts'
import { importedFields, importsOf } from '#resources/imports/imports.ts'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { noUploads, readValues } from '../api/values.ts'
import { findAlike } from '../db/imports/alike.ts'
import type { Executor } from '../db/connection/database.ts'
import { insertRecord } from '../db/writing/mutations.ts'
import { noteOf, type Draft, type Mapping } from '#resources/imports/readRow.ts'

/** What the rows of a portion name, as ids. */
export interface Named {
  /** Reference → id, or a name where it is not made yet. */
  ids: Map<string, number | string>
  lists: Map<string, readonly number[]>
}

type Reference = FieldOf<'reference'> | FieldOf<'references'>

/** Finds the records that rows name, and says in their notes what is not found. Where `makes`, a missing one of a kind that is made is made. */
export async function findNamed(
  tx: Executor,
  resource: Resource,
  { values }: Mapping,
  drafts: readonly Draft[],
  makes: boolean,
): Promise<Named[]> {
  const named = drafts.map((): Named => ({ ids: new Map(), lists: new Map() }))
  const references = importedFields(resource).filter(
    (entry): entry is [string, Reference] => entry[1].kind === 'reference' || entry[1].kind === 'references',
  )
  // The page first: other choices are those of the page.
  references.sort(([a], [b]) => Number(resource.under.includes(b)) - Number(resource.under.includes(a)))
  for (const [name, field] of references) {
    const texts = [...new Set(drafts.flatMap((draft) => draft.named.get(name) ?? []))]
    if (texts.length === 0) continue
    const target = requireResource(field.to)
    const known = new Known()
    const isOfPage = field.kind === 'reference' && field.choicesFrom !== undefined
    const pages = named.flatMap(({ ids }) => ids.get(resource.under[0]!) ?? []).filter((id) => typeof id === 'number')
    const ids = texts.flatMap((text) => chosenFor(values, name, plain(text)) ?? [])
    const there = new Set<number | null>()
    for (const facts of await findAlike(tx, target, {
      names: texts,
      codes: texts,
      ids,
      under: isOfPage ? pages : undefined,
    })) {
      known.add(facts)
      there.add(facts.Id)
    }
    for (const [at, draft] of drafts.entries()) {
      const page = isOfPage ? named[at]!.ids.get(resource.under[0]!) : undefined
      const ids: (number | string)[] = []
      for (const text of draft.named.get(name) ?? []) {
        const chosen = chosenFor(values, name, plain(text))
        if (chosen === null) continue
        // What was chosen may be gone since.
        const found =
          chosen !== undefined && there.has(chosen)
            ? chosen
            : idOf(known, target, text, (within) => !isOfPage || within === page)
        if (typeof found === 'object') {
          ids.push(found.id)
          draft.notes.push(noteOf(name, refusal.importTaken({ value: found.taken, from: text })))
        } else if (typeof found === 'number') ids.push(found)
        else if (found !== 'several' && importsOf(resource)?.makes?.includes(name))
          ids.push(makes ? await makeNamed(tx, target, known, text, draft.made.get(name)) : plain(text))
        else {
          const why: Refusal =
            found === 'several' ? refusal.importSeveral({ value: text }) : refusal.importUnknown({ value: text })
          // What depends on the row's page is not asked for all rows at once.
          draft.notes.push(noteOf(name, why, isOfPage || resource.under.includes(name) ? undefined : text))
        }
      }
      const [first] = ids
      if (field.kind === 'references') named[at]!.lists.set(name, [...new Set(ids as number[])])
      else if (first !== undefined) named[at]!.ids.set(name, first)
    }
  }
  return named
}

/** Own properties only: anything may stand in a cell, `constructor` too. */
function chosenFor(values: Mapping['values'], name: string, text: string): number | null | undefined {
  const ofField = Object.hasOwn(values, name) ? values[name] : undefined
  return ofField && Object.hasOwn(ofField, text) ? ofField[text] : undefined
}

/** By its name or code; in the plural or singular; before a region, where it is in one: `Patheingyi Mdy`. */
function idOf(
  known: Known,
  target: Resource,
  text: string,
  fits: (within: unknown) => boolean,
): number | { id: number; taken: string } | 'several' | undefined {
  const withoutLast =
    importsOf(target)?.within &&
    text
      .split(/[\s,(]+/)
      .slice(0, -1)
      .join(' ')
  for (const spelling of [text, text.replace(/s$/i, ''), `${text}s`, withoutLast || text]) {
    const found = known.named(spelling).filter(({ Within }) => fits(Within))
    const [one] = found
    if (!one) continue
    if (found.length > 1) return 'several'
    return spelling === withoutLast ? { id: one.Id!, taken: spelling } : one.Id!
  }
  return undefined
}

async function makeNamed(
  tx: Executor,
  target: Resource,
  known: Known,
  text: string,
  more: Draft['made'] extends Map<string, infer P> ? P | undefined : never,
) {
  // Its name in the other script may be known.
  const other = more?.get('burmesename')
  const [same] = other === undefined ? [] : known.named(other)
  if (same) return same.Id!
  const parts = new Map([...(more ?? []), [target.title.toLowerCase(), text]])
  const id = await insertRecord(tx, target, await readValues(target, parts, noUploads, 'create'))
  known.add({
    Id: id,
    Line: null,
    Names: [text, other ?? ''].map(plain).filter(Boolean),
    Within: null,
    Codes: [],
    Numbers: [],
    Latitude: 0,
    Longitude: 0,
    IsOwned: false,
  })
  return id
}
