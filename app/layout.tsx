import './globals.css'
import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { errorWords } from '@/components/shell/frame/error-words'
import { fetchTypeAhead } from '@/components/shell/first/fetch-type-ahead'
import { FirstScript } from '@/components/shell/first/first-script'
import { THEME_COOKIE, themeFrom } from '@/components/shell/frame/theme'
import { ThemeProvider } from '@/components/shell/frame/theme-provider'

export const metadata: Metadata = {
  applicationName: 'Handover',
  appleWebApp: { capable: true, title: 'Handover' },
  title: { default: 'Handover', template: '%s · Handover' },
  // Nothing here is for anybody but the merchant's own people.
  robots: { index: false, follow: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#181b20' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  fetchTypeAhead()
  const theme = themeFrom((await cookies()).get(THEME_COOKIE)?.value)
  return (
    <html
      lang={await getLocale()}
      // Without it the style sheet follows the system: no script is needed, so nothing flashes.
      data-theme={theme === 'system' ? undefined : theme}
    >
      <body>
        <FirstScript policy={(await headers()).get('content-security-policy')} />
        {/* Each group of pages has its own; these are for when that fails. */}
        <NextIntlClientProvider messages={errorWords(await getMessages())}>
          <ThemeProvider initial={theme}>{children}</ThemeProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
