import { NotFoundPage } from '@/components/shell/not-found-page'

export default NotFoundPage
