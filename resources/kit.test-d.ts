/**
 * Wrong declarations. Each must fail to compile: an unused `@ts-expect-error` is an error. Compiled by resources/kit.test.ts.
 */
import {
  choice,
  hours,
  image,
  longText,
  number,
  place,
  reference,
  references,
  resource,
  status,
  text,
  type AnyRecord,
  type RecordOf,
} from './kit.ts'

const label = { en: 'Anything', my: 'တစ်ခုခု' }
const names = { one: label, many: label }
const fields = {
  Owner: reference('profile', { label, readOnly: true }),
  Name: text({ label, required: true }),
  Note: longText({ label }),
  Price: number({ label }),
  Colour: choice({ red: label, blue: label }, { label }),
  Thumbnail: image({ label }),
  Location: place({ label }),
  Hours: hours({ label }),
  Category: references('category', { label, names: 'Categories' }),
  Status: status(),
}

export const right = resource({
  name: 'thing',
  label: names,
  title: 'Name',
  ownedBy: 'Owner',
  access: 'page',
  fields,
  joined: { OwnerName: 'Owner.Name' },
  lists: {
    byOwnerId: 'Owner',
    byCategoryId: 'Category',
    bySearch: ['Name', 'Note'],
    byEmail: { email: 'Owner' },
    byMap: { place: 'Location', fields: ['Name'] },
    byColour: { match: ['Colour', 'Price'] },
  },
  ownersOnly: ['OwnerName'],
  unique: [['Owner', 'Name']],
})

// A title is a text field of the record or a joined field.
resource({ name: 'a', label: names, title: 'OwnerName', access: 'page', fields, joined: { OwnerName: 'Owner.Name' } })
// @ts-expect-error there is no such field
resource({ name: 'a', label: names, title: 'Nmae', access: 'page', fields })
// @ts-expect-error a number is no title
resource({ name: 'a', label: names, title: 'Price', access: 'page', fields })
// @ts-expect-error a picture is no title
resource({ name: 'a', label: names, title: 'Thumbnail', access: 'page', fields })
// @ts-expect-error a joined field that is not joined
resource({ name: 'a', label: names, title: 'OwnerName', access: 'page', fields })

// A join follows a reference of the record.
// @ts-expect-error there is no such reference
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, joined: { X: 'Owenr.Name' } })
// @ts-expect-error a text is no reference
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, joined: { X: 'Name.Length' } })
// @ts-expect-error the path names no field
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, joined: { X: 'Owner' } })

// Lists filter by fields that exist and have the right kind.
// @ts-expect-error there is no such field
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, lists: { byX: 'Nothing' } })
// @ts-expect-error a text is no reference
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, lists: { byName: 'Name' } })
// @ts-expect-error a number is not searched
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, lists: { bySearch: ['Name', 'Price'] } })
// @ts-expect-error an e-mail list needs a reference
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, lists: { byEmail: { email: 'Name' } } })
const atName = { place: 'Name', fields: [] } as const
// @ts-expect-error a text is no place
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, lists: { byMap: atName } })
resource({
  name: 'a',
  label: names,
  title: 'Name',
  access: 'page',
  fields,
  // @ts-expect-error there is no such field
  lists: { byX: { match: ['Name', 'Nothing'] } },
})

const about = { as: 'commentedAs', type: 'Colour', id: 'Price', whenDeleted: 'cascade' } as const
// @ts-expect-error the owner is a text
resource({ name: 'a', label: names, title: 'Name', ownedBy: 'Name', access: 'page', fields })
// @ts-expect-error no such rule of access
resource({ name: 'a', label: names, title: 'Name', access: 'everybody', fields })
resource({ name: 'a', label: names, title: 'Name', about, access: 'page', fields })
// @ts-expect-error the parent is a text
resource({ name: 'a', label: names, title: 'Name', under: ['Name'], access: 'page', fields })
// @ts-expect-error the location is a text
resource({ name: 'a', label: names, title: 'Name', locatedBy: 'Name', access: 'page', fields })
// @ts-expect-error the type of a target must be a choice
resource({ name: 'a', label: names, title: 'Name', about: { ...about, type: 'Name' }, access: 'page', fields })
// @ts-expect-error the Id of a target must be a number
resource({ name: 'a', label: names, title: 'Name', about: { ...about, id: 'Name' }, access: 'page', fields })
// @ts-expect-error no such target of comments
resource({ name: 'a', label: names, title: 'Name', commentedAs: 'Thing', access: 'page', fields })
// @ts-expect-error no such call
resource({ name: 'a', label: names, title: 'Name', calls: ['write'], access: 'page', fields })
// @ts-expect-error a view says whether it is indexed
resource({ name: 'a', label: names, title: 'Name', view: { shareable: true }, access: 'page', fields })
const view = { indexed: true, shareable: true } as const
// @ts-expect-error no such type
resource({ name: 'a', label: names, title: 'Name', view: { ...view, schemaType: 'Shop' }, access: 'page', fields })
// @ts-expect-error no such rank of suggestions
resource({ name: 'a', label: names, title: 'Name', search: { suggested: 'always' }, access: 'page', fields })
// @ts-expect-error an alias of Id ends in Id
resource({ name: 'a', label: names, title: 'Name', idAlias: 'ThingNumber', access: 'page', fields })
// @ts-expect-error no such action
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, menu: ['destroy'] })
// @ts-expect-error a unique constraint on a missing field
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, unique: [['Nothing']] })
// @ts-expect-error an ownersOnly field that is not joined
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields, ownersOnly: ['OwnerName'] })
// @ts-expect-error the resource has no label
resource({ name: 'a', title: 'Name', access: 'page', fields })
// @ts-expect-error a field has no label
text({ required: true })
// @ts-expect-error the label has no Burmese
longText({ label: { en: 'Note' } })
// @ts-expect-error no such kind
resource({ name: 'a', label: names, title: 'Name', access: 'page', fields: { ...fields, Odd: { kind: 'odd' } } })
// @ts-expect-error the initial value is not one of the values
choice({ red: label, blue: label }, { label, initial: 'green' })

/** The type of a record has the answer fields of its declaration. */
type Thing = RecordOf<typeof right>
declare const thing: Thing
export const typed: [
  number,
  string | null,
  number | null,
  number,
  number,
  'red' | 'blue' | null,
  string | null,
  number,
  boolean,
] = [
  thing.Id,
  thing.Name,
  thing.OwnerId,
  thing.Latitude,
  thing.Status,
  thing.Colour,
  thing.Categories,
  thing.Version,
  thing.Held,
]
// @ts-expect-error a reference is answered as its id
void thing.Owner
// @ts-expect-error no such field
void thing.Nmae
// @ts-expect-error a field may be null
export const name: string = thing.Name
// @ts-expect-error the fields of an AnyRecord are unknown
export const any = (record: AnyRecord): string => record['Name']
