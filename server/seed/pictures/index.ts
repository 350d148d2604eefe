/** The door of the pictures that are drawn by code for the first life in the database. */
export { pool as pictureNames, type Pool, picturePool, productSubjects, renderPicture } from './draw.ts'
export { drawFlag, flagCodes } from './flags.ts'
export { drawHomeCover } from './homeCover.ts'
export { drawPortrait } from './portraits.ts'
export { drawScene, sizes } from './scene.ts'
export type { Kind } from './stage.ts'
