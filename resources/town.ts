import { place, reference, resource, text, type RecordOf } from './kit.ts'

export const town = resource({
  name: 'town',
  title: 'Name',
  access: 'contents',
  locatedBy: 'Region',
  search: { facet: true, suggested: 'first' },
  options: true,
  fields: {
    Name: text({ required: true }),
    BurmeseName: text(),
    Region: reference('region', { whenDeleted: 'refuse' }),
    Location: place(),
    PostalCode: text(),
  },
  joined: { RegionName: 'Region.Name', RegionBurmeseName: 'Region.BurmeseName' },
  lists: { byRegionId: 'Region', bySearch: ['Name', 'BurmeseName'] },
  menu: ['edit', 'delete'],
})
export type Town = RecordOf<typeof town>
