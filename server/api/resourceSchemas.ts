import { goesOnAfter, toCamelCase, isPublic, may, type ListRule, type Resource } from '#resources'
import { cardFieldsOf } from '#resources/cards.ts'
import { searchOrders } from '#resources/searchOrders.ts'
import { isFilterable } from '../db/search/query/filters.ts'
import {
  cardOf,
  closedObject,
  documented,
  listOf,
  object,
  positiveInteger,
  writeResponseSchema,
  type RouteDescription,
} from './documented.ts'
import { lastZoom } from '#resources/mapView.ts'
import { isFilteredRule } from './lists/readFiltered.ts'
import { isMapRule, narrowingName, type MapRule } from './lists/readMap.ts'
import { isUseRule } from './lists/readMostUsed.ts'
import { chosenFilters, conditions } from './searchFilters.ts'
import { partSchema, partsSchema, type Media, type Properties, type Schema } from './schemas.ts'

/** The documentation of a declaration's calls (spec 7.07 to 7.39). */

export const sliceQuery: Properties = {
  page: { ...positiveInteger, description: 'From 1.' },
  perPage: { ...positiveInteger, description: '20 unless said, 100 at most; without page, 1,000 are answered.' },
}
/** Of lists that are in the order of time (lists/goOn.ts). */
export const afterQuery: Properties = {
  after: {
    type: 'string',
    example: '120,119,115',
    description:
      'What follows the record with this id, whatever `page` says; of several, the first that is still in the list. One that is not changes nothing.',
  },
}
export const tableQuery: Properties = {
  sort: { type: 'string', description: 'JSON: field and ASC or DESC.', example: '["Id","ASC"]' },
  range: { type: 'string', description: 'JSON: first and last row, from 0.', example: '[0,24]' },
  filter: {
    type: 'string',
    description: 'JSON: values a field, `q` for search. Any of the three makes it a table.',
    example: '{}',
  },
}
export const tableHeaders: Properties = {
  'content-range': { type: 'string', description: 'Of a table: rows and how many there are.' },
  'x-total-estimated': { type: 'string', enum: ['1'], description: 'There are more than 10,000, estimated.' },
}
export const searchQuery: Properties = {
  categoryId: { ...positiveInteger, description: 'Of this category; products and posts by their page.' },
  townId: { ...positiveInteger, description: 'In this town.' },
  region: { type: 'string', minLength: 1, description: 'In this region, by its name in either language.' },
  openNow: { type: 'string', enum: ['1', '0'], description: '1: open at this moment, in Yangon.' },
  openAt: {
    type: 'string',
    pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$',
    example: '2026-12-03T18:00',
    description: 'Open on this day at this time, in Yangon, its special days included; in the place of `openNow`.',
  },
  near: { type: 'string', example: '16.8,96.15', description: 'Latitude, longitude: what is nearby comes first.' },
  within: { type: 'number', minimum: 0, exclusiveMinimum: true, description: 'Kilometres from `near` at most.' },
  rated: { ...positiveInteger, maximum: 5, description: 'Of pages with so many stars or more.' },
  priceFrom: { type: 'integer', minimum: 0, description: 'Products for so many kyat or more; nothing else.' },
  priceTo: { type: 'integer', minimum: 0, description: 'Products for so many kyat or less; nothing else.' },
  condition: { type: 'string', enum: [...conditions], description: 'Products in this condition; nothing else.' },
  ...Object.fromEntries(
    chosenFilters.map(({ filter, values }): [string, Schema] => [
      filter,
      {
        type: 'string',
        example: values.slice(0, 2).join(','),
        description: `Of pages that have all of these, joined by commas: ${values.join(', ')}.`,
      },
    ]),
  ),
  available: {
    type: 'string',
    enum: ['1', '0'],
    description: '1: products that are for sale; 0: those that are sold.',
  },
  following: { type: 'string', enum: ['1', '0'], description: '1: of pages that the signed-in person follows.' },
}
export const orderQuery: Properties = {
  order: {
    type: 'string',
    enum: [...searchOrders],
    description:
      'best unless said. rated is for pages, price (the lowest first) for products; others have them as best.',
  },
}
/** Where somebody is, for `near`, so that it stands in no address. */
export const placeHeader: Properties = {
  'X-Near': { type: 'string', example: '16.8,96.15', description: 'As `near`, for a place that no log should hold.' },
}
/** For lists of resources that declare what their cards show (lists/cardView.ts). */
export const cardQuery: Properties = {
  view: { type: 'string', enum: ['card'], description: 'Only the fields that cards show, of each record.' },
}
const cardQueryOf = (resource: Resource): Properties => (cardFieldsOf(resource) ? cardQuery : {})

/** A list of whole records, or of what their cards show. */
export const listOrCardsOf = (resource: Resource, isFound = false): Schema =>
  cardFieldsOf(resource)
    ? { anyOf: [listOf(resource.name), { type: 'array', items: cardOf(resource, isFound) }] }
    : listOf(resource.name)

export const keyword: Schema = { type: 'string', minLength: 1 }

/** The path parameters of a named list, in order. */
export function valuesOf(list: string, rule: ListRule, resource: Resource): Properties {
  const name = toCamelCase(list.replace(/^by/, ''))
  if (typeof rule === 'string') return { [name]: positiveInteger }
  if (Array.isArray(rule)) return { keyword }
  if ('email' in rule) return { [name]: { type: 'string', format: 'email' } }
  if (!('match' in rule)) return {}
  return Object.fromEntries(
    rule.match.map((field) => {
      const declared = resource.fields[field]
      return [
        toCamelCase(field),
        declared?.kind === 'choice' ? { type: 'string', enum: [...declared.values] } : positiveInteger,
      ]
    }),
  )
}

const read = (resource: Resource, summary: string, { refusals = [], ...description }: Partial<RouteDescription>) =>
  documented(summary, {
    who: isPublic(resource) ? 'everybody' : 'signedIn',
    answer: listOrCardsOf(resource),
    ...description,
    refusals: [400, ...(isPublic(resource) ? [] : [403]), ...refusals],
  })

export const documentedReads = (resource: Resource) => ({
  all: read(
    resource,
    isPublic(resource) ? 'The full public list, or a table of it' : 'Those one may see, or a table of them',
    {
      query: { ...tableQuery, ...(isPublic(resource) ? cardQueryOf(resource) : { ...sliceQuery, ...afterQuery }) },
      answerHeaders: tableHeaders,
    },
  ),
  byPage: read(resource, 'Newest first, 20 a page; [] past the end', {
    params: { page: positiveInteger },
    query: { perPage: { ...positiveInteger, description: '100 at most.' }, ...afterQuery, ...cardQueryOf(resource) },
  }),
  byId: read(resource, 'An array of one', {
    params: { id: positiveInteger },
    answer: { ...listOf(resource.name), minItems: 1, maxItems: 1 },
    otherResponses: {
      404: {
        description: 'There is none, or not for who asks.',
        content: { 'application/json': { schema: { type: 'array', maxItems: 0, items: {} } } },
      },
    },
  }),
  named: (list: string, rule: ListRule) => {
    const values = valuesOf(list, rule, resource)
    const isSearch = Array.isArray(rule) || isFilteredRule(rule)
    const by = isFilteredRule(rule) ? 'filters' : Object.keys(values).join(', ') || 'place'
    const order = isUseRule(rule) ? `Those of most records of ${rule.usedBy} first` : `By ${by}`
    return read(resource, Array.isArray(rule) ? 'Best first' : order, {
      params: values,
      ...(isMapRule(rule) && { answer: mapAnswer(resource, rule) }),
      ...(Array.isArray(rule) && { answer: listOrCardsOf(resource, true) }),
      query: {
        ...sliceQuery,
        ...(goesOnAfter(rule, resource) && afterQuery),
        ...(isSearch && isFilterable(resource) ? { ...searchQuery, ...orderQuery } : {}),
        ...(isMapRule(rule) ? mapQuery(rule) : {}),
        ...cardQueryOf(resource),
      },
      ...(isSearch && isFilterable(resource) && { headers: placeHeader }),
      refusals: isSearch ? [401] : typeof rule === 'object' && 'email' in rule ? [401, 403] : [],
    })
  },
})

/** Places have the fields that a map shows, and no others. */
const placeSchema = (resource: Resource, { fields }: MapRule): Schema => partSchema(resource, fields)

/** All places, or a page of them, within a box also as cards; with a box and a zoom what a screen of the map shows. */
function mapAnswer(resource: Resource, rule: MapRule): Schema {
  const places: Schema = { type: 'array', items: placeSchema(resource, rule) }
  const cluster = closedObject({
    Latitude: { type: 'number', minimum: -90, maximum: 90 },
    Longitude: { type: 'number', minimum: -180, maximum: 180 },
    Count: positiveInteger,
  })
  const cards: Schema = { type: 'array', items: cardOf(resource) }
  return { anyOf: [places, cards, closedObject({ clusters: { type: 'array', items: cluster }, places })] }
}

/** The part of the map that is wanted (readMapScreen.ts). */
function mapQuery(rule: MapRule): Properties {
  const name = narrowingName(rule)
  return {
    bounds: {
      type: 'string',
      example: '96.1,16.7,96.2,16.9',
      description: 'West, south, east, north, in degrees. With `zoom`: clusters and places; with `page`: the places.',
    },
    zoom: {
      type: 'integer',
      minimum: 0,
      maximum: lastZoom,
      example: 12,
      description: `At ${lastZoom} every place is its own.`,
    },
    ...(name !== undefined && {
      [name]: { ...positiveInteger, description: 'Only those of this one, with `bounds`.' },
    }),
  }
}

const idempotency: Schema = { type: 'string', maxLength: 200, description: 'The same key is answered once, for 24 h.' }

/** The record of a change or deletion is named in the path or in the body. */
export function documentedWrites(resource: Resource, ownParts?: Properties) {
  const { name } = resource
  const params = { id: positiveInteger }
  const refusals = [400, 403, 404, 409, 413, 415, 507]
  const change = (description: Partial<RouteDescription>) =>
    documented(`Change a ${name}; what is left out stays`, {
      answer: writeResponseSchema(name),
      refusals,
      ...description,
    })
  const remove = (description: Partial<RouteDescription>) =>
    documented(`Delete a ${name}`, { answer: writeResponseSchema(null), refusals, ...description })
  const changes = (media: Media) => partsSchema(resource, 'change', media, ownParts)
  return {
    create: documented(`Create a ${name}`, {
      ...(may(null, 'create', resource) && { who: 'everybody', countedAs: 'visitorReport' }),
      headers: { 'Idempotency-Key': idempotency },
      body: (media) => partsSchema(resource, 'create', media, ownParts),
      status: 201,
      answer: writeResponseSchema(name),
      refusals: [401, ...refusals, 422],
    }),
    change: change({ body: (media) => ({ ...changes(media), required: ['id'] }) }),
    changeById: change({ params, body: changes }),
    remove: remove({ body: object(params, ['id']) }),
    removeById: remove({ params }),
  }
}
