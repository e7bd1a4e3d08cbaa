import { useTranslations } from 'next-intl'

/** Codes for paper, the one time that they are known. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('people.code')
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted">{t('paperText')}</p>
      <ul
        aria-label={t('paper')}
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-outer border p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}
