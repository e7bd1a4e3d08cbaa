'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore, useTransition } from 'react'
import { MenuSelect } from '@/components/ui/forms/menu-select'
import { LANGUAGES, LOCALE_COOKIE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { remember } from '../remember'

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
  const shown = isAwake || !signedIn ? LOCALES : [locale]
  return (
    <MenuSelect
      aria-label={t('language')}
      face={
        <span aria-hidden>
          {MARK} {!signedIn && LANGUAGES[locale]}
        </span>
      }
      value={locale}
      onChange={({ target }) => choose(target.value as Locale)}
      disabled={pending}
    >
      {shown.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGES[one]}
        </option>
      ))}
    </MenuSelect>
  )
}

/** Letters of two scripts, as such menus have everywhere: no icon is fetched for it. */
const MARK = '文A'

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
