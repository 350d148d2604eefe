import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderInApp } from '#tests/renderInApp.tsx'
import { RequireProfile } from '#src/layout/frame/RequireProfile.tsx'
import { writeStored } from '#src/providers/device/storage.ts'
import { findRoute } from '#src/routes.tsx'

/** Access to screens by role (spec 6.01 to 6.03). Their contents are in the tests of the screens. */

const screens = {
  listings: ['/home', '/article', '/productCategory', '/search', '/listing-detail/7'],
  categories: ['/category', '/category/7', '/category/view/7'],
  pages: ['/page/new', '/page/view/7'],
  products: ['/marketplace', '/product/view/7', '/productCategory/view/7'],
  map: ['/category/map'],
}
const protectedScreens = ['/manage', '/post/create', '/product/update', '/page', '/profile', '/profile/following']

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('a visitor', () => {
  it.each(Object.entries(screens))('may open the screens of %s [6.02]', (_what, addresses) => {
    expect(addresses.filter((address) => findRoute(address).route.isProtected)).toEqual([])
    expect(addresses.filter((address) => findRoute(address).route.path === '*')).toEqual([])
  })
})

describe('a person with a stored profile', () => {
  it.each(protectedScreens)('%s opens [6.03]', (at) => {
    expect(findRoute(at).route.isProtected).toBe(true)
    writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
    const { address } = renderInApp(<RequireProfile>theirs alone</RequireProfile>, { at })
    expect(screen.getByText('theirs alone')).toBeVisible()
    expect(address()).toBe(at)
  })
})
