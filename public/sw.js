/*
 * Keeps two things on the device: the files whose names tell their content, and the page that is
 * shown without a network. Everything else goes to the server or fails; no answer is ever given from
 * here as if it were fresh (decision 0267).
 */
const STATIC = 'handover-static-1'
const PAGES = 'handover-pages-1'
const OFFLINE = '/offline'
const MOST_FILES = 300
const WORKERS = ['worker', 'sharedworker']

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver() {
  const names = await caches.keys()
  const old = names.filter(
    (name) => name.startsWith('handover-') && ![STATIC, PAGES].includes(name),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function keepOfflinePage() {
  const pages = await caches.open(PAGES)
  const files = ['/offline.js', '/icon.svg']
  const page = await fetch(OFFLINE, { cache: 'no-store' })
  if (page.ok && !page.redirected) await pages.put(OFFLINE, page)
  await pages.addAll(files)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  // What a worker is to load stands behind the # of its address, which an answer from here has not.
  if (WORKERS.includes(request.destination)) return
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event))
  else if (url.pathname.startsWith('/_next/static/')) event.respondWith(fileOnce(event))
  else if (url.pathname === '/offline.js') event.respondWith(offlineFile(request))
})

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const pages = await caches.open(PAGES)
    const kept = await pages.match(OFFLINE)
    if (!kept) throw error
    return kept
  }
}

/** A file whose name tells its content never changes. A full device keeps no page from its files. */
async function fileOnce(event) {
  const { request } = event
  const kept = await caches.match(request, { cacheName: STATIC }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) event.waitUntil(keepFile(request, answer.clone()).catch(() => undefined))
  return answer
}

async function keepFile(request, answer) {
  const files = await caches.open(STATIC)
  await files.put(request, answer)
  await letGo(files)
}

/** Of earlier versions, the oldest first. */
async function letGo(files) {
  const keys = await files.keys()
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - MOST_FILES)).map((key) => files.delete(key)),
  )
}

async function offlineFile(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request)
    if (!kept) throw error
    return kept
  }
}

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'keep-offline-page') event.waitUntil(keepOfflinePage())
  if (event.data?.kind === 'notify') event.waitUntil(notify(event.data))
})

/** Not while somebody looks at any of the windows: there it is seen. */
async function notify({ title, body, tag, path }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    data: { path },
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(event.notification.data?.path ?? '/'))
})

async function openAt(path) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const [first] = windows
  if (!first) return self.clients.openWindow(path)
  await first.focus()
  return first.navigate(path)
}
