/** The believable Myanmar that fills an empty database: words and numbers only, no rows and no pictures. */
export { articles } from './articles/articles.ts'
export type { SeedArticle } from './articles/article.ts'
export { business } from './businesses/business.ts'
export type { SeedBusiness, SeedHours, Weekday } from './businesses/shape.ts'
export { categories, type SeedCategory } from './categories.ts'
export { comment, review, reviewAnswer, type CommentTarget, type SeedReview, type Stars } from './comments.ts'
export { countries, type SeedCountry } from './countries.ts'
export { owner, people, secondOwner, superAdmin, type SeedPerson } from './people.ts'
export { policies } from './policies.ts'
export { post, type SeedPost } from './posts.ts'
export {
  distinctProducts,
  product,
  productCategories,
  type SeedProduct,
  type SeedProductCategory,
} from './products/products.ts'
export { regions, type SeedRegion } from './regions.ts'
export { towns, type SeedTown } from './towns.ts'
