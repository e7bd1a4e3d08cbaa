'use client'

import './globals.css'

type GlobalErrorProps = { error: Error & { digest?: string } }

/**
 * When even the frame fails, nothing of it can be relied on: no messages, no theme, no router. So
 * this page says it in both languages, and a plain link loads everything anew.
 */
export default function GlobalError({ error }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 p-6">
          <h1 className="text-lg font-semibold">Handover could not be shown</h1>
          <p>Orders already sent are safe and go on. Load the page again in a moment.</p>
          <p lang="zh-HK">未能顯示 Handover。已送出的訂單不受影響，請稍後重新載入。</p>
          {error.digest && <p className="font-mono text-xs">{error.digest}</p>}
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- loads everything anew */}
          <a href="/" className="font-medium text-accent underline">
            Load again · 重新載入
          </a>
        </main>
      </body>
    </html>
  )
}
