'use client'

import './globals.css'
import { useEffect, useState } from 'react'
import words from '@/lib/i18n/messages/en/failure.json'

type GlobalErrorProps = { error: Error & { digest?: string } }

/** In which language it speaks, and what it says. */
type Said = { locale: string; words: typeof words }

/**
 * When even the frame fails, nothing of it can be relied on: no messages, no theme, no router. It
 * speaks English until the server says its few words in the person's language, which no other page
 * carries along, and a plain link loads everything anew.
 */
export default function GlobalError({ error }: GlobalErrorProps) {
  const { locale, words } = useSaid()
  return (
    <html lang={locale}>
      <body>
        <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 p-6">
          <h1 className="text-lg font-semibold">{words['title']}</h1>
          <p>{words['text']}</p>
          {error.digest && <p className="font-mono text-xs">{error.digest}</p>}
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- loads everything anew */}
          <a href="/" className="font-medium text-accent underline">
            {words['again']}
          </a>
        </main>
      </body>
    </html>
  )
}

function useSaid(): Said {
  const [said, setSaid] = useState<Said>({ locale: 'en', words })
  useEffect(() => {
    const ended = new AbortController()
    fetch('/api/failure', { signal: ended.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((told: Said | null) => told && setSaid(told))
      // What cannot be asked for stays in English.
      .catch(() => undefined)
    return () => ended.abort()
  }, [])
  return said
}
