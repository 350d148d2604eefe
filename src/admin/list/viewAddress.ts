import type { SortPayload } from 'ra-core'

/** As react-admin saves one. */
export interface View {
  readonly filter?: object
  readonly displayedFilters?: object
  readonly sort?: SortPayload | undefined
  readonly perPage?: number | undefined
}

/** Whether two views show the same. */
export const asText = ({ filter, sort }: View) =>
  JSON.stringify([Object.entries(filter ?? {}).sort(), sort?.field, sort?.order])

/** The address of a view, as react-admin writes a list's own. */
export const viewAddress = ({ filter, sort, perPage, displayedFilters }: View) =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter ?? {}),
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
    sort: sort?.field ?? 'CreatedAt',
    order: sort?.order ?? 'DESC',
    page: '1',
    perPage: String(perPage ?? 25),
  })}`
