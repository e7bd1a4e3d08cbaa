'use client'

import dynamic from 'next/dynamic'

/** What is late is counted once the page is there: its code and its read come after the page's own. */
export const LateWatch = dynamic(
  () => import('@/components/food/late/late-watch').then((file) => file.LateWatch),
  { ssr: false },
)
