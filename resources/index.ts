import { article } from './article.ts'
import { audit } from './audit.ts'
import { category } from './category.ts'
import { comment } from './comment.ts'
import { country } from './country.ts'
import { firebaseToken } from './firebaseToken.ts'
import { holiday } from './holiday.ts'
import { missedSearch } from './missedSearch.ts'
import { notification } from './notification.ts'
import { page } from './page.ts'
import { pageAdmin } from './pageAdmin.ts'
import { pageBlock } from './pageBlock.ts'
import { pageFollowing } from './pageFollowing.ts'
import { pageRating } from './pageRating.ts'
import { pageTransfer } from './pageTransfer.ts'
import { post } from './post.ts'
import { product } from './product.ts'
import { productCategory } from './productCategory.ts'
import { profile } from './profile.ts'
import { region } from './region.ts'
import { report } from './report.ts'
import { reward } from './reward.ts'
import { setting } from './setting.ts'
import { town } from './town.ts'
import type { ManagedRule } from './facts.ts'
import type { RecordOf, Resource, View } from './kit.ts'

/** All declarations by name. The name is also that of the file, the table and the URL segment. */
export const declarations = {
  page,
  post,
  product,
  productCategory,
  category,
  comment,
  article,
  profile,
  pageFollowing,
  pageBlock,
  pageRating,
  pageAdmin,
  pageTransfer,
  report,
  setting,
  holiday,
  firebaseToken,
  country,
  region,
  town,
  notification,
  reward,
  missedSearch,
  audit,
}

export type ResourceName = keyof typeof declarations
/** Resources whose records are managed by a page's team. */
export type ManagedName = {
  [N in ResourceName]: (typeof declarations)[N]['access'] extends ManagedRule ? N : never
}[ResourceName]
/** Resources that relate a person to a page: following and blocking. */
export type RelationName = {
  [N in ResourceName]: (typeof declarations)[N]['access'] extends 'own' ? N : never
}[ResourceName]
/** Resources whose records have a public screen. */
export type ViewedName = {
  [N in ResourceName]: (typeof declarations)[N]['view'] extends View ? N : never
}[ResourceName]
export type RecordNamed<N extends ResourceName> = RecordOf<(typeof declarations)[N]>

/** The declarations for generic code. A Map, so that `__proto__` is no resource. */
export const registry: ReadonlyMap<string, Resource> = new Map<string, Resource>(Object.entries(declarations))

export const findResource = (name: string): Resource | undefined => registry.get(name)

/** For names in code. Names in requests need `findResource`. */
export function requireResource(name: string): Resource {
  const found = registry.get(name)
  if (!found) throw new Error(`There is no resource named ${name}`)
  return found
}

export * from './kit.ts'
export * from './wire.ts'
export * from './status.ts'
export * from './access.ts'
export { isManaged, isPublic, type ManagedRule } from './facts.ts'
export type { Category } from './category.ts'
export type { Page } from './page.ts'
export type { Post } from './post.ts'
export type { Product } from './product.ts'
export type { ProductCategory } from './productCategory.ts'
export type { Comment } from './comment.ts'
export type { Article } from './article.ts'
export type { Profile } from './profile.ts'
export type { PageFollowing } from './pageFollowing.ts'
export type { PageBlock } from './pageBlock.ts'
export type { PageRating } from './pageRating.ts'
export type { PageAdmin } from './pageAdmin.ts'
export type { PageTransfer } from './pageTransfer.ts'
export type { Report } from './report.ts'
export { reportStates } from './report.ts'
export type { Setting } from './setting.ts'
export type { Holiday } from './holiday.ts'
export type { FirebaseToken } from './firebaseToken.ts'
export type { Country } from './country.ts'
export type { Region } from './region.ts'
export type { Town } from './town.ts'
export type { Audit } from './audit.ts'
export type { MissedSearch } from './missedSearch.ts'
export type { Notification } from './notification.ts'
export type { Reward } from './reward.ts'
export { rewardActs, rewardPoints, type RewardAct } from './reward.ts'
