'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { LOCALE_COOKIE, type Locale } from '@/lib/i18n/locales'
import { setLocale } from '@/lib/people/actions'
import { remember } from './remember'

/** Changes the language of the page; a signed-in person's choice goes with them to other devices. */
export function useChooseLocale(signedIn: boolean) {
  const router = useRouter()
  const [pending, start] = useTransition()
  const choose = (locale: Locale) => {
    remember(LOCALE_COOKIE, locale)
    start(async () => {
      // On this device the cookie decides, so a server that cannot be reached changes nothing.
      if (signedIn) await setLocale({ locale }).catch(() => undefined)
      router.refresh()
    })
  }
  return { choose, pending }
}
