import { place, reference, resource, text, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

export const town = resource({
  name: 'town',
  label: {
    one: { en: 'town', my: 'မြို့နယ်' },
    many: { en: 'Towns', my: 'မြို့နယ်များ' },
  },
  title: 'Name',
  access: 'contents',
  locatedBy: 'Region',
  search: { facet: true, suggested: 'first' },
  options: true,
  mergeable: true,
  fields: {
    Name: text({ label: labels.name, required: true }),
    BurmeseName: text({ label: labels.burmeseName }),
    Region: reference('region', { label: { en: 'Region', my: 'တိုင်း/ပြည်နယ်' }, whenDeleted: 'refuse' }),
    Location: place({ label: labels.location }),
    PostalCode: text({ label: { en: 'Postal code', my: 'စာတိုက်သင်္ကေတ' } }),
  },
  joined: { RegionName: 'Region.Name', RegionBurmeseName: 'Region.BurmeseName' },
  lists: { byRegionId: 'Region', bySearch: ['Name', 'BurmeseName'] },
  imports: { codes: ['PostalCode'], within: 'Region', makes: ['Region'] },
  menu: ['edit', 'delete'],
})
export type Town = RecordOf<typeof town>
