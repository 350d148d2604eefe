import {
  declarations,
  requireResource,
  sold,
  type AnyRecord,
  type Page,
  type Product,
  type Resource,
  type View,
} from '#resources'
import { isUnderPage } from '#resources/under.ts'
import { categoryNamesIn, chosenNames, shownNames, shownText } from '#src/fields/values/shownText.ts'
import { choiceOf, type Messages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { business } from './business.ts'
import { breadcrumbs, imagesOf, type JsonLdContext, type Thing } from './jsonLd.ts'
import type { ViewedRecord } from './viewedRecord.ts'

/** One breadcrumb: its name and its path. */
type Step = readonly [name: string | null, path: string]
interface Subject {
  readonly resource: Resource
  readonly record: AnyRecord
  readonly t: Messages
  readonly context: JsonLdContext
}

/** The JSON-LD graph of a public view (schema.org): the record's own node, if its declaration has a type, and breadcrumbs. */
export function structuredData(viewed: ViewedRecord, t: Messages, context: JsonLdContext): Thing[] {
  const subject = { resource: requireResource(viewed.source), record: viewed.record as AnyRecord, t, context }
  const type = subject.resource.view?.schemaType
  return [...(type ? [nodes[type](subject)] : []), breadcrumbs([...stepsAbove(subject), ownStep(subject)], context)]
}

/** The node of a record by its schema.org type. */
const nodes: Readonly<Record<NonNullable<View['schemaType']>, (subject: Subject) => Thing>> = {
  LocalBusiness: ({ resource, record, t, context }) => ({
    ...business(record as AnyRecord & Page, context),
    paymentAccepted:
      chosenNames(record, 'Payments')
        .map((one) => choiceOf(t, resource, 'Payments', one))
        .join(', ') || undefined,
  }),
  Product: ({ resource, record, t, context }) => ({
    ...identity('Product', resource, record, context),
    name: titleOf(resource, record),
    description: shownText(record['Description']),
    image: imagesOf(record, [shownText(record['Thumbnail'])], context),
    category: shownText(record['ProductCategoryName']),
    offers: offerOf(record as AnyRecord & Product, t, context),
  }),
  SocialMediaPosting: (subject) => ({ ...text('SocialMediaPosting', subject), author: pageOf(subject) }),
  Article: (subject) => {
    const { appName, absolute } = subject.context
    const publisher = { '@type': 'Organization', name: appName, url: absolute(paths.home) }
    return { ...text('Article', subject), author: publisher, publisher }
  },
}

const titleOf = (resource: Resource, record: AnyRecord) => shownText(record[resource.title])

function identity(type: string, { name }: Resource, { Id }: AnyRecord, { absolute }: JsonLdContext): Thing {
  const url = absolute(paths.view(name, Id))
  return { '@type': type, '@id': url, url }
}

const text = (type: string, { resource, record, context }: Subject): Thing => ({
  ...identity(type, resource, record, context),
  headline: titleOf(resource, record),
  articleBody: shownText(record['Description']),
  image: imagesOf(record, [shownText(record['Thumbnail'])], context),
  datePublished: record.CreatedAt,
})

/** The offer, according to the price kind; a product without a price has no offer. */
function offerOf(product: Product, t: Messages, context: JsonLdContext): Thing | undefined {
  const { Price, PriceTo, PriceKind, PriceUnit } = product
  if (Price === null || PriceKind === 'call') return undefined
  const offer = {
    url: context.absolute(paths.product(product.Id)),
    priceCurrency: 'MMK',
    availability: `https://schema.org/${product.Status === sold ? 'SoldOut' : 'InStock'}`,
    itemCondition: product.Condition && `https://schema.org/${product.Condition === 'used' ? 'Used' : 'New'}Condition`,
    seller: pageOf({ record: product, context }),
  }
  if (PriceKind === 'fromTo')
    return { '@type': 'AggregateOffer', ...offer, lowPrice: Price, highPrice: PriceTo, offerCount: 1 }
  const unit =
    PriceKind === 'perUnit' && PriceUnit
      ? {
          '@type': 'UnitPriceSpecification',
          price: Price,
          priceCurrency: 'MMK',
          unitText: choiceOf(t, declarations.product, 'PriceUnit', PriceUnit),
        }
      : undefined
  return { '@type': 'Offer', ...offer, price: Price, priceSpecification: unit }
}

/** The page a record belongs to. */
function pageOf({ record, context: { absolute } }: { record: object; context: JsonLdContext }): Thing | undefined {
  const { PageId, PageName } = record as { PageId?: number | null; PageName?: string | null }
  if (typeof PageId !== 'number') return undefined
  const url = absolute(paths.page(PageId))
  return { '@type': 'LocalBusiness', '@id': url, url, name: shownText(PageName) }
}

/** The public list of a resource, if it has one. */
const lists = new Map<string, (t: Messages) => Step>(
  Object.entries({
    page: (t) => [t.lists.category, paths.categories],
    category: (t) => [t.lists.category, paths.categories],
    product: (t) => [t.lists.marketplace, paths.marketplace],
    article: (t) => [t.shell.articles, paths.articles],
  }),
)

/** The breadcrumbs above the record: its list, its first category, its page. */
function stepsAbove({ resource, record, t, context: { language } }: Subject): Step[] {
  const list = lists.get(resource.name)?.(t)
  const [category = null] = categoryNamesIn(record, language)
  const [categoryId] = String(record['CategoryIds'] ?? '').split(',')
  return [
    ...(list ? [list] : []),
    ...(categoryId ? [[category, paths.category(categoryId)] as const] : []),
    ...(isUnderPage(resource) ? [[shownText(record['PageName']), paths.page(Number(record['PageId']))] as const] : []),
  ]
}

/** The record's own breadcrumb; a record without a schema.org type, such as a category, is named in the reader's language. */
function ownStep({ resource, record, context: { language } }: Subject): Step {
  const name = resource.view?.schemaType
    ? null
    : shownNames({ Name: record[resource.title], BurmeseName: record['BurmeseName'] }, language).first
  return [name ?? titleOf(resource, record), paths.view(resource.name, record.Id)]
}
