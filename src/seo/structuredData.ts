import { sold, type Article, type Category, type Page, type Post, type Product, type ProductCategory } from '#resources'
import { shownNames, categoryNamesIn } from '#src/fields/values/shownText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { choiceOf, type Messages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { business } from './business.ts'
import { trail, type JsonLdContext, type Thing } from './jsonLd.ts'
import type { ViewedRecord } from './viewedRecord.ts'

/** What a view says of itself to search engines (schema.org), the graph of one JSON-LD script. */
export function structuredData(viewed: ViewedRecord, t: Messages, context: JsonLdContext): Thing[] {
  switch (viewed.source) {
    case 'page':
      return ofPage(viewed.record, t, context)
    case 'product':
      return ofProduct(viewed.record, t, context)
    case 'post':
      return ofPost(viewed.record, context)
    case 'article':
      return ofArticle(viewed.record, t, context)
    case 'category':
      return ofCategory(viewed.record, t, context)
    case 'productCategory':
      return ofProductCategory(viewed.record, context)
  }
}

function ofPage(page: Page, t: Messages, context: JsonLdContext): Thing[] {
  const [category] = (page.CategoryIds ?? '').split(',')
  const [name] = categoryNamesIn(page, context.language)
  const above = name && category ? ([[name, paths.category(category)]] as const) : []
  return [
    business(page, context),
    trail([[t.lists.category, paths.categories], ...above, [page.Name, paths.page(page.Id)]], context),
  ]
}

function ofProduct(product: Product, t: Messages, context: JsonLdContext): Thing[] {
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
    trail(
      [
        [t.lists.marketplace, paths.marketplace],
        [product.PageName, paths.page(product.PageId ?? '')],
        [product.Name, paths.product(product.Id)],
      ],
      context,
    ),
  ]
}

/** What is asked for it, by the kind of price; without a price it is asked for, which is no offer. */
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

function ofPost(post: Post, context: JsonLdContext): Thing[] {
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
    trail(
      [
        [post.PageName, paths.page(post.PageId ?? '')],
        [post.Title, paths.post(post.Id)],
      ],
      context,
    ),
  ]
}

function ofArticle(article: Article, t: Messages, context: JsonLdContext): Thing[] {
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
    trail(
      [
        [t.shell.articles, paths.articles],
        [article.Title, paths.article(article.Id)],
      ],
      context,
    ),
  ]
}

const ofCategory = (category: Category, t: Messages, context: JsonLdContext): Thing[] => [
  trail(
    [
      [t.lists.category, paths.categories],
      [shownNames(category, context.language).first, paths.category(category.Id)],
    ],
    context,
  ),
]

const ofProductCategory = (category: ProductCategory, context: JsonLdContext): Thing[] => [
  trail(
    [
      [category.PageName, paths.page(category.PageId ?? '')],
      [category.Name, paths.productCategory(category.Id)],
    ],
    context,
  ),
]

/** Whose something is. */
const pageOf = (record: Post | Product, { absolute }: JsonLdContext): Thing | undefined =>
  record.PageId === null
    ? undefined
    : {
        '@type': 'LocalBusiness',
        '@id': absolute(paths.page(record.PageId)),
        url: absolute(paths.page(record.PageId)),
        name: shownText(record.PageName),
      }
