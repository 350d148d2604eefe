/** The believable Myanmar that fills an empty database: words, numbers and the names of pictures. Nothing of it speaks to a database. */
export { numberedTables, type Batch, type PlaceIds, type Row, type WorldStart } from './records/batch.ts'
export { shopsOf, volumeRow } from './records/volume.ts'
export { createWorld } from './records/world.ts'
export { countries } from './places/countries.ts'
export { regions } from './places/regions.ts'
export { towns } from './places/towns.ts'
export { policies } from './policies.ts'
export { categories } from './trades/trades.ts'
