import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'

/** The message as it came, letter by letter: what the signature was made over. */
export function CallbackRaw({ raw }: { raw: string }) {
  const t = useTranslations('callbacks.detail')
  return (
    <Section title={t('raw')} text={t('rawText')}>
      <details className="group">
        <summary className="inline-flex h-9 cursor-pointer list-none items-center gap-1.5 rounded-inner font-medium pointer-coarse:h-12 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 transition-transform group-open:rotate-90 motion-reduce:transition-none"
          />
          {t('showRaw')}
        </summary>
        <pre className="mt-2 max-h-96 overflow-y-auto rounded-outer bg-sunken p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
          {raw}
        </pre>
      </details>
    </Section>
  )
}
