'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore, useTransition } from 'react'
import { MenuSelect } from '@/components/ui/forms/menu-select'
import { LANGUAGES, LOCALE_COOKIE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { remember } from '../remember'

/** Every language, each in its own words. */
export const LANGUAGE_OPTIONS = LOCALES.map((value) => ({
  value,
  label: LANGUAGES[value],
  lang: value,
}))

/**
 * The languages of the interface; who is not signed in sees which one it is, and can choose before the
 * page's scripts run. Behind the sign-in each page is sent with its own alone, the others come with
 * the scripts: every page would carry them.
 */
export function LanguageSwitch({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('common')
  const { choose, pending } = useChooseLocale(signedIn)
  const locale = useLocale()
  const isAwake = useSyncExternalStore(never, yes, no)
  const isWhole = isAwake || !signedIn
  return (
    <MenuSelect
      label={t('language')}
      // Letters of two scripts, as such menus have it everywhere; no icon is fetched for it.
      icon={<span aria-hidden>文A</span>}
      value={locale}
      options={
        isWhole ? LANGUAGE_OPTIONS : LANGUAGE_OPTIONS.filter(({ value }) => value === locale)
      }
      onChange={choose}
      disabled={pending}
      showsChoice={!signedIn}
    />
  )
}

const never = () => () => undefined
const yes = () => true
const no = () => false

/** Changes the language of the page; a signed-in person's choice goes with them to other devices. */
export function useChooseLocale(signedIn: boolean) {
  const router = useRouter()
  const [pending, start] = useTransition()
  const choose = (locale: Locale) => {
    remember(LOCALE_COOKIE, locale)
    start(async () => {
      // On this device the cookie decides, so a server that cannot be reached changes nothing.
      if (signedIn) await saveLocale(locale).catch(() => undefined)
      router.refresh()
    })
  }
  return { choose, pending }
}

/** Few change their language: what says it to the server is fetched then. */
async function saveLocale(locale: Locale): Promise<void> {
  const { setLocale } = await import('@/lib/people/actions')
  await setLocale({ locale })
}
