/** The rows of the endpoint table about what a team is asked to practise (product §25). */
import { z } from 'zod';
import { newAssignmentSchema, ownAssignmentSchema, teamAssignmentSchema } from './assignments';
import { endpoint, idParamsSchema, type EndpointDefinition } from './endpoint';

const assignments = { tag: 'Teams', access: 'user', spec: 'product §25', status: 200 } as const;

export const assignmentEndpoints = {
  listTeamAssignments: endpoint({
    ...assignments,
    method: 'GET',
    path: '/teams/assignments',
    summary: 'What the team of the caller, who is one of its admins, has been asked, and how far everybody is',
    response: z.array(teamAssignmentSchema),
    errors: ['forbidden'],
  }),
  createAssignment: endpoint({
    ...assignments,
    method: 'POST',
    path: '/teams/assignments',
    rateLimit: 'assignment',
    summary: 'Ask the team, or some of it, to complete a track or a scenario by a date',
    body: newAssignmentSchema,
    status: 201,
    response: teamAssignmentSchema,
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
  endAssignment: endpoint({
    ...assignments,
    method: 'POST',
    path: '/teams/assignments/:id/end',
    summary: 'End it before its date',
    params: idParamsSchema,
    response: teamAssignmentSchema,
    errors: ['forbidden', 'not_found'],
  }),
  listOwnAssignments: endpoint({
    ...assignments,
    method: 'GET',
    path: '/teams/my-assignments',
    summary: 'What the caller has been asked and is not over; empty where they are in no team',
    response: z.array(ownAssignmentSchema),
  }),
} as const satisfies Record<string, EndpointDefinition>;
