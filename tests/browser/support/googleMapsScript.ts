import type { BrowserContext } from 'playwright-core'

interface GoogleMapsStandIn {
  /** Requested addresses of Google so far. */
  asked: string[]
  /** While false, the script cannot be loaded. */
  isReachable: boolean
  /** Whether it accepts the key. A refusal comes after the script has loaded. */
  takesKey: boolean
}

/**
 * Answers requests to Google Maps: the script with a substitute for the parts that the app uses, in which a marker is a button on
 * the map's element and a layer is where the projection says; the embedded map with an empty page.
 */
export async function standInForGoogleMaps(context: BrowserContext): Promise<GoogleMapsStandIn> {
  const state: GoogleMapsStandIn = { asked: [], isReachable: true, takesKey: true }
  await context.route(/^https:\/\/[^/]*(google|gstatic)[^/]*\//, async (route) => {
    const address = route.request().url()
    state.asked.push(address)
    if (!state.isReachable) return route.abort('internetdisconnected')
    if (address.startsWith('https://maps.googleapis.com/maps/api/js')) {
      return route.fulfill({ contentType: 'text/javascript', body: `(${script})(${state.takesKey})` })
    }
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' })
  })
  return state
}

/** Runs in the page. The view is 20 degrees wide and 15 high at zoom 5. */
const script = `(takesKey) => {
  class Evented {
    handlers = {}
    addListener(name, act) {
      (this.handlers[name] ??= []).push(act)
      return { remove: () => { this.handlers[name] = (this.handlers[name] ?? []).filter((one) => one !== act) } }
    }
    trigger(name, event) {
      for (const act of this.handlers[name] ?? []) act(event)
    }
  }
  class LatLng {
    constructor(lat, lng) { this.values = { lat, lng } }
    lat() { return this.values.lat }
    lng() { return this.values.lng }
    toJSON() { return this.values }
  }
  class Map extends Evented {
    constructor(div, { center, zoom }) {
      super()
      Object.assign(this, { div, center, zoom })
      div.dataset.zoom = zoom
      div.tabIndex = 0
      div.addEventListener('click', ({ target, offsetX, offsetY }) => {
        if (target !== div) return
        const lng = this.center.lng + (offsetX / div.clientWidth - 0.5) * 20
        const lat = this.center.lat - (offsetY / div.clientHeight - 0.5) * 15
        this.trigger('click', { latLng: new LatLng(lat, lng), domEvent: {}, stop() {} })
      })
    }
    // As in Google's script, the first event comes after all listeners are added.
    addListener(name, act) {
      if (name === 'bounds_changed') setTimeout(act)
      return super.addListener(name, act)
    }
    getDiv() { return this.div }
    getCenter() { return new LatLng(this.center.lat, this.center.lng) }
    getZoom() { return this.zoom }
    getHeading() { return 0 }
    getTilt() { return 0 }
    getBounds() {
      const { lat, lng } = this.center
      const share = 2 ** (5 - this.zoom)
      const [up, right] = [7.5 * share, 10 * share]
      return { toJSON: () => ({ north: lat + up, south: lat - up, east: lng + right, west: lng - right }) }
    }
    setOptions() {}
    moveCamera() {}
    panTo(center) { this.center = center }
    setZoom(zoom) {
      this.zoom = zoom
      this.div.dataset.zoom = zoom
      this.trigger('bounds_changed')
    }
  }
  class Marker extends Evented {
    constructor(options) {
      super()
      this.element = document.createElement('button')
      this.element.style.position = 'absolute'
      this.element.addEventListener('click', () => this.trigger('click'))
      this.setOptions(options)
    }
    setOptions({ title = '', label, position }) {
      Object.assign(this.element, { title, textContent: label?.text ?? '' })
      this.setPosition(position)
    }
    setPosition({ lat, lng }) { this.element.dataset.at = lat + ',' + lng }
    setDraggable() {}
    setMap(map) {
      if (map) map.getDiv().append(this.element)
      else this.element.remove()
    }
  }
  // Its panes move with the map, so that nothing but a zoom or a jump draws it anew.
  class OverlayView extends Evented {
    static preventMapHitsFrom(element) {
      element.addEventListener('click', (event) => event.stopPropagation())
    }
    setMap(map) {
      if (!map) {
        this.onRemove()
        return
      }
      this.map = map
      this.pane = document.createElement('div')
      this.pane.className = 'overlayMouseTarget'
      Object.assign(this.pane.style, { position: 'absolute', left: 0, top: 0 })
      map.getDiv().append(this.pane)
      map.addListener('bounds_changed', () => this.draw())
      setTimeout(() => this.onAdd())
    }
    getPanes() { return { overlayMouseTarget: this.pane } }
    getProjection() {
      const { div, center, zoom } = this.map
      const share = 2 ** (5 - zoom)
      return {
        fromLatLngToDivPixel: ({ lat, lng }) => ({
          x: ((lng - center.lng) / (20 * share) + 0.5) * div.clientWidth,
          y: ((center.lat - lat) / (15 * share) + 0.5) * div.clientHeight,
        }),
      }
    }
  }
  class Polyline { setMap() {} }
  class Size { constructor(width, height) { Object.assign(this, { width, height }) } }
  class Point { constructor(x, y) { Object.assign(this, { x, y }) } }
  const { maps } = window.google
  Object.assign(maps, {
    Map, Marker, OverlayView, Polyline, Size, Point, LatLng,
    event: {
      addListener: (target, name, act) => target.addListener(name, act),
      clearInstanceListeners: (target) => { target.handlers = {} },
    },
    Settings: { getInstance: () => ({}) },
    importLibrary: async () => maps,
  })
  maps.__ib__()
  if (!takesKey) setTimeout(() => window.gm_authFailure?.(), 100)
}`
