'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'

/** Starts the service worker, and has it keep the page without a network in the person's language. */
export function DeviceWorker() {
  const locale = useLocale()
  useEffect(() => {
    // Not on plain-http addresses other than localhost, nor in old browsers.
    if (!('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    serviceWorker
      .register('/sw.js')
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ kind: 'keep-offline-page' }))
      // A browser that wants none works as it did before.
      .catch(() => undefined)
  }, [locale])
  return null
}
