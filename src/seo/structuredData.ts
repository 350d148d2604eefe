import { sold, type Article, type Category, type Page, type Post, type Product, type ProductCategory } from '#resources'
import { shownNames, categoryNamesIn } from '#src/fields/values/shownText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { choiceOf, type Messages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { business } from './business.ts'
import { breadcrumbs, type JsonLdContext, type Thing } from './jsonLd.ts'
import type { ViewedRecord } from './viewedRecord.ts'

/** The JSON-LD graph of a public view (schema.org). */
export function structuredData(viewed: ViewedRecord, t: Messages, context: JsonLdContext): Thing[] {
  switch (viewed.source) {
    case 'page':
      return pageGraph(viewed.record, t, context)
    case 'product':
      return productGraph(viewed.record, t, context)
    case 'post':
      return postGraph(viewed.record, context)
    case 'article':
      return articleGraph(viewed.record, t, context)
    case 'category':
      return categoryGraph(viewed.record, t, context)
    case 'productCategory':
      return productCategoryGraph(viewed.record, context)
  }
}

function pageGraph(page: Page, t: Messages, context: JsonLdContext): Thing[] {
  const [category] = (page.CategoryIds ?? '').split(',')
  const [name] = categoryNamesIn(page, context.language)
  const above = name && category ? ([[name, paths.category(category)]] as const) : []
  return [
    business(page, context),
    breadcrumbs([[t.lists.category, paths.categories], ...above, [page.Name, paths.page(page.Id)]], context),
  ]
}

function productGraph(product: Product, t: Messages, context: JsonLdContext): Thing[] {
  const { absolute, picture } = context
  const url = absolute(paths.product(product.Id))
  return [
    {
      '@type': 'Product',
      '@id': url,
      url,
      name: shownText(product.Name),
      description: shownText(product.Description),
      image: picture(product.Thumbnail),
      category: shownText(product.ProductCategoryName),
      offers: offerOf(product, t, context),
    },
    breadcrumbs(
      [
        [t.lists.marketplace, paths.marketplace],
        [product.PageName, paths.page(product.PageId ?? '')],
        [product.Name, paths.product(product.Id)],
      ],
      context,
    ),
  ]
}

/** The offer, according to the price kind; a product without a price has no offer. */
function offerOf(product: Product, t: Messages, context: JsonLdContext): Thing | undefined {
  const { Price, PriceTo, PriceKind, PriceUnit } = product
  if (Price === null || PriceKind === 'call') return undefined
  const offer = {
    url: context.absolute(paths.product(product.Id)),
    priceCurrency: 'MMK',
    availability: `https://schema.org/${product.Status === sold ? 'SoldOut' : 'InStock'}`,
    seller: pageOf(product, context),
  }
  if (PriceKind === 'fromTo')
    return { '@type': 'AggregateOffer', ...offer, lowPrice: Price, highPrice: PriceTo, offerCount: 1 }
  const unit =
    PriceKind === 'perUnit' && PriceUnit
      ? { '@type': 'UnitPriceSpecification', price: Price, priceCurrency: 'MMK', unitText: choiceOf(t, PriceUnit) }
      : undefined
  return { '@type': 'Offer', ...offer, price: Price, priceSpecification: unit }
}

function postGraph(post: Post, context: JsonLdContext): Thing[] {
  const { absolute, picture } = context
  const url = absolute(paths.post(post.Id))
  return [
    {
      '@type': 'SocialMediaPosting',
      '@id': url,
      url,
      headline: shownText(post.Title),
      articleBody: shownText(post.Description),
      image: picture(post.Thumbnail),
      datePublished: post.CreatedAt,
      author: pageOf(post, context),
    },
    breadcrumbs(
      [
        [post.PageName, paths.page(post.PageId ?? '')],
        [post.Title, paths.post(post.Id)],
      ],
      context,
    ),
  ]
}

function articleGraph(article: Article, t: Messages, context: JsonLdContext): Thing[] {
  const { absolute, picture, appName } = context
  const url = absolute(paths.article(article.Id))
  const publisher = { '@type': 'Organization', name: appName, url: absolute(paths.home) }
  return [
    {
      '@type': 'Article',
      '@id': url,
      url,
      headline: shownText(article.Title),
      articleBody: shownText(article.Description),
      image: picture(article.Thumbnail),
      datePublished: article.CreatedAt,
      author: publisher,
      publisher,
    },
    breadcrumbs(
      [
        [t.shell.articles, paths.articles],
        [article.Title, paths.article(article.Id)],
      ],
      context,
    ),
  ]
}

const categoryGraph = (category: Category, t: Messages, context: JsonLdContext): Thing[] => [
  breadcrumbs(
    [
      [t.lists.category, paths.categories],
      [shownNames(category, context.language).first, paths.category(category.Id)],
    ],
    context,
  ),
]

const productCategoryGraph = (category: ProductCategory, context: JsonLdContext): Thing[] => [
  breadcrumbs(
    [
      [category.PageName, paths.page(category.PageId ?? '')],
      [category.Name, paths.productCategory(category.Id)],
    ],
    context,
  ),
]

/** The page a record belongs to. */
const pageOf = (record: Post | Product, { absolute }: JsonLdContext): Thing | undefined =>
  record.PageId === null
    ? undefined
    : {
        '@type': 'LocalBusiness',
        '@id': absolute(paths.page(record.PageId)),
        url: absolute(paths.page(record.PageId)),
        name: shownText(record.PageName),
      }
