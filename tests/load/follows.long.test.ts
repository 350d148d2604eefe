import { test } from 'vitest'
import { expectExactCount } from '../api/support/follows.ts'
import { openWorld } from '../api/support/openWorld.ts'

const { app, world } = await openWorld()

test('1,000 follows and unfollows at once leave an exact count (S62)', () => expectExactCount(app, world, 50))
