import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

export function NotFoundPage() {
  const t = useTranslations('shell')
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <EmptyState
        heading="h1"
        icon={<Compass />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          // Not the router's link: this comes along with every page, and few press here.
          // oxlint-disable-next-line nextjs/no-html-link-for-pages
          <a href="/" className={buttonClass({ variant: 'primary' })}>
            {t('notFound.home')}
          </a>
        }
      />
    </div>
  )
}

/** Lucide's sign without its code, since this comes along with every page. */
function Compass() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="12" cy="12" r="10" />
      <path d="m16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z" />
    </svg>
  )
}
