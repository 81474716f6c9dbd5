/** All handlers of the API, put together from the modules. One per row of the endpoint table. */
import type { Handlers } from './contract/handler';
import type { ApiDependencies } from './dependencies';
import type { HandlerTools } from './handler-tools';
import { assignmentHandlers } from './modules/assignments/assignments.routes';
import { branchHandlers } from './modules/branches/branches.routes';
import { configHandlers } from './modules/config/config.routes';
import { conversationHandlers } from './modules/conversations/conversations.routes';
import { customScenarioHandlers } from './modules/custom-scenarios/custom-scenarios.routes';
import { enquiryHandlers } from './modules/enquiries/enquiries.routes';
import { exportHandlers } from './modules/exports/exports.routes';
import { healthHandlers } from './modules/health/health.routes';
import { openApiHandlers } from './modules/openapi/openapi.routes';
import { ownScenarioHandlers } from './modules/scenarios/own-scenarios.routes';
import { ownDataHandlers } from './modules/own-data/own-data.routes';
import { passwordHandlers } from './modules/passwords/passwords.routes';
import { paymentHandlers } from './modules/payments/payments.routes';
import { paymentWebhookHandlers } from './modules/payments/webhook.routes';
import { planHandlers } from './modules/plan/plan.routes';
import { progressHandlers } from './modules/progress/progress.routes';
import { recommendationHandlers } from './modules/recommendations/recommendations.routes';
import { rubricHandlers } from './modules/rubrics/rubrics.routes';
import { scenarioHandlers } from './modules/scenarios/scenarios.routes';
import { starterKitHandlers } from './modules/starter-kits/starter-kits.routes';
import { figureHandlers } from './modules/teams/figures.routes';
import { invitationHandlers } from './modules/teams/invitations.routes';
import { memberHandlers } from './modules/teams/members.routes';
import { teamReportHandlers } from './modules/teams/report.routes';
import { closingHandlers } from './modules/users/closing.routes';
import { sessionHandlers } from './modules/users/sessions.routes';
import { emailPreferenceHandlers } from './modules/users/email-preferences.routes';
import { userHandlers } from './modules/users/users.routes';

export function allHandlers(dependencies: ApiDependencies, tools: HandlerTools): Handlers {
  return {
    ...userHandlers(dependencies, tools),
    ...sessionHandlers(dependencies),
    ...emailPreferenceHandlers(dependencies),
    ...closingHandlers(dependencies, tools),
    ...ownDataHandlers(dependencies),
    ...passwordHandlers(dependencies, tools),
    ...planHandlers(dependencies),
    ...paymentHandlers(dependencies),
    ...paymentWebhookHandlers(dependencies),
    ...scenarioHandlers(dependencies),
    ...ownScenarioHandlers(dependencies),
    ...customScenarioHandlers(dependencies),
    ...recommendationHandlers(dependencies),
    ...starterKitHandlers(dependencies),
    ...conversationHandlers(dependencies),
    ...progressHandlers(dependencies),
    ...branchHandlers(dependencies),
    ...exportHandlers(dependencies),
    ...teamReportHandlers(dependencies),
    ...figureHandlers(dependencies),
    ...invitationHandlers(dependencies),
    ...memberHandlers(dependencies),
    ...assignmentHandlers(dependencies),
    ...rubricHandlers(),
    ...enquiryHandlers(dependencies),
    ...configHandlers(dependencies),
    ...healthHandlers(dependencies),
    ...openApiHandlers(dependencies),
  };
}
