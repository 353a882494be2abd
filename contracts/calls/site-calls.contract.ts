import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import {
  mailKindParams,
  mailWords,
  mailWordsBody,
  messageDetail,
  messageInList,
  originalWordsBody,
  wordsPreview,
} from '../mail-words/mail-words.contract.ts';
import { managedRoad, road, roadBody, roadChange, roadNewsSent } from '../roads/roads.contract.ts';
import { editableSettings, settingsBody, siteSettings } from '../settings/settings.contract.ts';
import { managedStop, stop, stopBody, tourOfStops } from '../stops/stops.contract.ts';
import { managedTeamMember, shownTeamMember, teamMemberBody, tourToLead } from '../team/team.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const placeCalls = describeCalls('places', {
  listStops: {
    summary: 'All places where tours come by, with their papers and closed days, by name',
    isPublic: true,
    answer: answerOf(z.array(stop)),
  },
  listToursOfStops: {
    summary: 'All tours that come by a place, by title, with their places and days',
    isPublic: true,
    answer: answerOf(z.array(tourOfStops)),
  },
  listManagedStops: {
    summary: 'All places, those first that were checked longest ago',
    answer: answerOf(z.array(managedStop)),
  },
  getManagedStop: { summary: 'One place', answer: answerOf(managedStop) },
  createStop: {
    summary: 'Write down a place',
    body: stopBody,
    isRepeatable: true,
    answer: answerOf(managedStop),
  },
  updateStop: {
    summary: 'Change a place; a version that is not the stored one is a conflict',
    body: stopBody,
    answer: answerOf(managedStop),
  },
  deleteStop: { summary: 'Delete a place, which takes it off its tours; it can be brought back for 30 days' },
  restoreStop: { summary: 'Bring a deleted place back, on its tours too' },
});

export const siteCalls = describeCalls('site', {
  listRoads: {
    summary: 'The roads that tours use and how each is, with source and time; closed ones first',
    isPublic: true,
    answer: answerOf(z.array(road)),
  },
  listManagedRoads: {
    summary: 'All roads with what only staff see, by name',
    answer: answerOf(z.array(managedRoad)),
  },
  getManagedRoad: { summary: 'One road', answer: answerOf(managedRoad) },
  createRoad: { summary: 'Add a road', body: roadBody, isRepeatable: true, answer: answerOf(managedRoad) },
  updateRoad: {
    summary:
      'Say how a road is now, and who says so; a version that is not the stored one is a conflict. What changes nothing says that it is still so',
    body: roadChange,
    answer: answerOf(managedRoad),
  },
  deleteRoad: { summary: 'Delete a road; it can be brought back for 30 days' },
  restoreRoad: { summary: 'Bring a deleted road back' },
  sendRoadNews: {
    summary: 'Tell travellers who will soon use a road what state it is in; nobody hears the same twice',
    isRepeatable: true,
    answer: answerOf(roadNewsSent),
  },
  listTeam: {
    summary: 'The people whom travellers deal with, in the order of the page, and the tours that they lead',
    isPublic: true,
    answer: answerOf(z.array(shownTeamMember)),
  },
  listManagedTeam: {
    summary: 'All people of the team, hidden ones too, in the order of the page',
    answer: answerOf(z.array(managedTeamMember)),
  },
  listToursToLead: {
    summary: 'All tours by title, to choose who leads which',
    answer: answerOf(z.array(tourToLead)),
  },
  getTeamMember: { summary: 'One person of the team', answer: answerOf(managedTeamMember) },
  createTeamMember: {
    summary: 'Add a person to the team',
    body: teamMemberBody,
    isRepeatable: true,
    answer: answerOf(managedTeamMember),
  },
  updateTeamMember: {
    summary: 'Change a person of the team; a version that is not the stored one is a conflict',
    body: teamMemberBody,
    answer: answerOf(managedTeamMember),
  },
  deleteTeamMember: {
    summary:
      'Take a person off the team, the about page and their tours; they can be brought back for 30 days',
  },
  restoreTeamMember: { summary: 'Bring a deleted person back, on their tours too' },
  getSettings: {
    summary: 'What the site says about the agency',
    isPublic: true,
    answer: answerOf(siteSettings),
  },
  getEditableSettings: { summary: 'Everything that staff can set', answer: answerOf(editableSettings) },
  saveSettings: {
    summary: 'Change some of the settings; refused when one of them changed since `basedOn`',
    body: settingsBody,
    answer: answerOf(editableSettings),
  },
  listMessages: {
    summary: 'Every mail that the site sends by itself, as it looks with made-up data',
    answer: answerOf(z.array(messageInList)),
  },
  getMessage: {
    summary: 'One of them with its words and fields',
    params: mailKindParams,
    answer: answerOf(messageDetail),
  },
  previewWords: {
    summary: 'How it would look with these words, and what is wrong with them',
    params: mailKindParams,
    body: mailWords,
    answer: answerOf(wordsPreview),
  },
  saveWords: {
    summary: 'Give it other words; refused where they changed since `version`',
    params: mailKindParams,
    body: mailWordsBody,
    answer: answerOf(messageDetail),
  },
  restoreWords: {
    summary: 'Give it back the words that the site ships with; refused where they changed since `version`',
    params: mailKindParams,
    body: originalWordsBody,
    answer: answerOf(messageDetail),
  },
});
