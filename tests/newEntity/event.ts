import { date, image, longText, reference, resource, status, text, type RecordOf } from '#resources/kit.ts'
import { labels } from '#resources/labels.ts'
import { owningPage, pageCardFields } from '#resources/owningPage.ts'

/** Something that takes place at a page, on a day: an entity that the product does not have. */
export const event = resource({
  name: 'event',
  label: {
    one: { en: 'event', my: 'ပွဲ' },
    many: { en: 'Events', my: 'ပွဲများ' },
  },
  title: 'Name',
  ownedBy: 'Page',
  access: 'underPage',
  under: ['Page'],
  view: { indexed: true, shareable: true, schemaType: 'Article' },
  search: { suggested: 'seldom' },
  fields: {
    Page: owningPage,
    Name: text({ label: labels.name, required: true }),
    Picture: image({ label: labels.thumbnail }),
    Description: longText({ label: labels.description, requiredInForm: false }),
    Day: date({ label: { en: 'When', my: 'ကျင်းပမည့်ရက်' } }),
    Town: reference('town', { label: { en: 'Where', my: 'နေရာ' } }),
    Status: status(),
  },
  joined: { ...pageCardFields, TownName: 'Town.Name', TownBurmeseName: 'Town.BurmeseName' },
  lists: { byPageId: 'Page', byTownId: 'Town', bySearch: ['Name', 'Description'] },
  menu: ['edit', 'delete', 'toggleActive'],
})
export type Event = RecordOf<typeof event>
