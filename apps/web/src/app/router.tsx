/** Every route (product §2.1, §2.2, §2.4). Pages are fetched when first opened. */
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CONTENT_KINDS, contentKindAt } from './content-kinds';
import { DashboardRoute } from './dashboard-route';
import { loadPublicPage, PUBLIC_ROUTES, publicRouteAt } from '@/site/routes';
import { PublicRoutePage } from '@/site/public-route-page';
import { RequireSignIn } from './guard';
import { PageLoading } from './page-loading';
import { Shell } from './layout/shell';
import { lazyPage } from './lazy-page';
import { NotFoundPage } from './pages/not-found-page';
import { RedirectTo, RedirectToSession } from './redirects';

const UnknownContentPage = lazyPage(() => import('./pages/unknown-content-page'), 'UnknownContentPage');
const LoginPage = lazyPage(() => import('@/features/auth/login-page'), 'LoginPage');
const RegisterPage = lazyPage(() => import('@/features/auth/register-page'), 'RegisterPage');
const ForgotPasswordPage = lazyPage(() => import('@/features/auth/forgot-password-page'), 'ForgotPasswordPage');
const ResetPasswordPage = lazyPage(() => import('@/features/auth/reset-password-page'), 'ResetPasswordPage');
const ConfirmEmailPage = lazyPage(() => import('@/features/auth/confirm-email-page'), 'ConfirmEmailPage');
const PaymentSuccessPage = lazyPage(() => import('./pages/payment-result-pages'), 'PaymentSuccessPage');
const PaymentCancelledPage = lazyPage(() => import('./pages/payment-result-pages'), 'PaymentCancelledPage');
const UnsubscribePage = lazyPage(() => import('@/features/unsubscribe'), 'UnsubscribePage');
const InvitationPage = lazyPage(() => import('./pages/invitation-page'), 'InvitationPage');
const AccountSettingsPage = lazyPage(() => import('./pages/account-settings-page'), 'AccountSettingsPage');
const TeamAdminPage = lazyPage(() => import('./pages/team-admin-page'), 'TeamAdminPage');
const LibraryPage = lazyPage(() => import('./pages/library-page'), 'LibraryPage');
const ConversationPage = lazyPage(() => import('./pages/conversation-page'), 'ConversationPage');
const BranchPage = lazyPage(() => import('@/features/conversation/rewind'), 'BranchPage');
const LearningTracksPage = lazyPage(() => import('./pages/learning-tracks-page'), 'LearningTracksPage');
const TrackPage = lazyPage(() => import('@/features/learning-tracks'), 'TrackPage');
const CustomScenariosPage = lazyPage(() => import('@/features/custom-scenarios'), 'CustomScenariosPage');
const FromBriefPage = lazyPage(() => import('@/features/custom-scenarios'), 'FromBriefPage');
const BriefDraftPage = lazyPage(() => import('@/features/custom-scenarios'), 'BriefDraftPage');
const NewTemplatePage = lazyPage(() => import('@/features/custom-scenarios'), 'NewTemplatePage');
const TemplatePage = lazyPage(() => import('@/features/custom-scenarios'), 'TemplatePage');
const EditTemplatePage = lazyPage(() => import('@/features/custom-scenarios'), 'EditTemplatePage');
const HistoryPage = lazyPage(() => import('./pages/history-page'), 'HistoryPage');

/** Fetches the page of an address where the server sends that made ahead, so that the app takes it over without a gap. */
export async function fetchMadeAhead(pathname: string): Promise<void> {
  const route = publicRouteAt(pathname);
  if (route !== undefined) await loadPublicPage(route);
  else if (contentKindAt(pathname) !== undefined) await UnknownContentPage.fetchAhead();
}

export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<Shell />}>
          {PUBLIC_ROUTES.map((route) => (
            <Route key={route.path} path={route.path} element={<PublicRoutePage key={route.path} route={route} />} />
          ))}
          <Route path="login" element={<LoginPage />} />
          <Route path="register" element={<RegisterPage />} />
          <Route path="forgot-password" element={<ForgotPasswordPage />} />
          <Route path="reset-password" element={<ResetPasswordPage />} />
          <Route path="confirm-email" element={<ConfirmEmailPage />} />
          <Route path="payment/success" element={<PaymentSuccessPage />} />
          <Route path="payment/cancelled" element={<PaymentCancelledPage />} />
          <Route path="unsubscribe" element={<UnsubscribePage />} />
          <Route path="invitations/:token" element={<InvitationPage />} />
          {Object.keys(CONTENT_KINDS).map((base) => (
            <Route key={base} path={`${base}/*`} element={<UnknownContentPage />} />
          ))}

          <Route element={<RequireSignIn />}>
            <Route path="dashboard" element={<DashboardRoute />} />
            <Route path="settings" element={<AccountSettingsPage />} />
            <Route path="team-admin" element={<TeamAdminPage />} />
            <Route path="coaching-sessions" element={<LibraryPage />} />
            <Route path="coaching-sessions/:id" element={<ConversationPage />} />
            <Route path="coaching-sessions/:id/messages/:number/try" element={<BranchPage />} />
            <Route path="coaching-sessions/:id/try/:branchId" element={<BranchPage />} />
            <Route path="learning-tracks" element={<LearningTracksPage />} />
            <Route path="learning-tracks/:slug" element={<TrackPage />} />
            <Route path="coaching-history" element={<HistoryPage />} />
            <Route path="custom-scenarios" element={<CustomScenariosPage />} />
            <Route path="custom-scenarios/new" element={<NewTemplatePage />} />
            <Route path="custom-scenarios/from-brief" element={<FromBriefPage />} />
            <Route path="custom-scenarios/from-brief/:id" element={<BriefDraftPage />} />
            <Route path="custom-scenarios/:id" element={<TemplatePage />} />
            <Route path="custom-scenarios/:id/edit" element={<EditTemplatePage />} />
          </Route>

          <Route path="starter-kits" element={<RedirectTo path="/learning-tracks" />} />
          <Route path="simulations" element={<RedirectTo path="/coaching-sessions" />} />
          <Route path="simulations/:id" element={<RedirectToSession />} />
          <Route path="help" element={<RedirectTo path="/contact" />} />
          <Route path="blog" element={<RedirectTo path="/about" />} />
          <Route path="careers" element={<RedirectTo path="/about" />} />
          <Route path="payment-success" element={<RedirectTo path="/payment/success" />} />
          <Route path="payment-cancelled" element={<RedirectTo path="/payment/cancelled" />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
